/** Names that every plain object has already, or that change what it is. */
export const inheritedNames = ["__proto__", "constructor", "toString"];

const long = "a".repeat(5000);
/** Texts that end before their end, are half a character, are the name of something else or just too long. */
export const oddTexts = ["a\u0000b", "\ud800x", "\ufff9a", "__proto__", "constructor", long];

/** An object whose own key may be `__proto__`, as JSON makes it. */
const withKey = (given: object, key: string, value: unknown) =>
  Object.fromEntries([...Object.entries(given).filter(([name]) => name !== key), [key, value]]);

/**
 * Every way to spoil one thing in a body: a key more or under another name in each of its objects, another text or kind
 * in each place. The body itself stays as it is.
 */
export function* spoiled(body: unknown): Generator<unknown> {
  for (const value of [null, 1e308, [], {}, ["__proto__"], withKey({}, "__proto__", body)]) yield value;
  if (typeof body === "string") yield* oddTexts;
  if (Array.isArray(body))
    for (const [at, it] of body.entries()) for (const other of spoiled(it)) yield body.with(at, other);
  else if (typeof body === "object" && body !== null) yield* spoiledObject(body);
}

function* spoiledObject(body: object): Generator<object> {
  const entries = Object.entries(body);
  for (const name of inheritedNames) {
    yield withKey(body, name, entries[0]?.[1] ?? "x");
    for (const [key, value] of entries) yield withKey(withKey(body, key, undefined), name, value);
  }
  for (const [key, value] of entries) for (const other of spoiled(value)) yield withKey(body, key, other);
}
