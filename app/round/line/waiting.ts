import { type Fields, subjectOf } from "./fields.ts";

/** A press that has not got through yet, with the key that makes it the same deed however often it is sent. */
export type Waiting = { key: string; fields: Fields };
/** A press that was refused, and why, in the reader's words. */
export type Refused = Waiting & { faults: string[] };
/** What a browser keeps of a round: what waits, in the order it was pressed, and what was refused and not read yet. */
export type Line = { waiting: readonly Waiting[]; refused: readonly Refused[] };

/**
 * What came of sending: noted; refused for good; failed, though others may get through; nobody there; or a reader who has
 * to sign in again.
 */
export type Answer =
  | { kind: "noted"; egg_id: string; version: number | null }
  | { kind: "refused"; faults: string[] }
  | { kind: "failed" | "away" | "signed_out" };

/** The fault of a press that nobody could read: a key, said in words where it is shown. */
export const unreadable = "round.refused.unreadable";

/** Statuses with which the same press would be answered for ever, whoever answers it. */
const forGood = [400, 404, 405, 409, 410, 413, 414, 415, 422];

/**
 * What an answer to a press means. Words of the house about it are final, but for those that ask to wait or to sign in
 * again; without words of the house only what no repetition would change is. Everything else may get through later.
 */
export function answerOf(status: number, said: unknown): Answer {
  if (status === 401) return { kind: "signed_out" };
  if ([408, 425, 429, 503].includes(status)) return { kind: "away" };
  if (status >= 500) return { kind: "failed" };
  const { ok, egg_id, version, faults } = Object(said) as Record<string, unknown>;
  if (status < 300 && ok === true && typeof egg_id === "string")
    return { kind: "noted", egg_id, version: typeof version === "number" ? version : null };
  if (ok === false && Array.isArray(faults) && faults.every(isText))
    return { kind: "refused", faults: faults.length > 0 ? faults : [unreadable] };
  return forGood.includes(status) ? { kind: "refused", faults: [unreadable] } : { kind: "failed" };
}

export const nothing: Line = { waiting: [], refused: [] };

export const added = (line: Line, one: Waiting): Line =>
  line.waiting.some(({ key }) => key === one.key) ? line : { ...line, waiting: [...line.waiting, one] };

/** Without a press that was taken back before it was sent. */
export const withdrawn = (line: Line, key: string): Line => ({
  ...line,
  waiting: line.waiting.filter((it) => it.key !== key),
});

export const read = (line: Line, key: string): Line => ({
  ...line,
  refused: line.refused.filter((it) => it.key !== key),
});

/** What may be sent next: the first that waits behind nothing of the same egg that failed. */
export const nextOf = ({ waiting }: Line, failed: ReadonlySet<string>): Waiting | undefined =>
  waiting.find(({ fields }) => !failed.has(subjectOf(fields)));

/**
 * The line once one of it was answered. What was noted leaves it. What was refused is told, and with it goes whatever was
 * pressed after it of the same egg: it supposed what did not happen. All else waits on.
 */
export function settled(line: Line, key: string, answer: Answer): Line {
  if (answer.kind === "noted") return withdrawn(line, key);
  if (answer.kind !== "refused") return line;
  const at = line.waiting.findIndex((it) => it.key === key);
  const one = line.waiting[at];
  if (!one) return line;
  const subject = subjectOf(one.fields);
  const goes = (it: Waiting, place: number) => place >= at && subjectOf(it.fields) === subject;
  return {
    waiting: line.waiting.filter((it, place) => !goes(it, place)),
    refused: [
      ...line.refused,
      ...line.waiting.filter(goes).map((it) => ({ ...it, faults: it.key === key ? answer.faults : [] })),
    ],
  };
}

/** A line as it was stored; whoever wrote something else there wrote nothing of ours. */
export function lineIn(text: string | null): Line {
  try {
    const { waiting, refused } = Object(JSON.parse(text ?? "null")) as Record<string, unknown>;
    return { waiting: listOf(waiting, isWaiting), refused: listOf(refused, isRefused) };
  } catch {
    return nothing;
  }
}

const listOf = <One>(given: unknown, isOne: (it: unknown) => it is One): One[] =>
  Array.isArray(given) ? given.filter(isOne) : [];
const isText = (it: unknown): it is string => typeof it === "string";

function isWaiting(it: unknown): it is Waiting {
  const { key, fields } = Object(it) as Partial<Waiting>;
  return isText(key) && typeof fields === "object" && fields !== null && Object.values(fields).every(isText);
}
const isRefused = (it: unknown): it is Refused => {
  const { faults } = Object(it) as Partial<Refused>;
  return isWaiting(it) && Array.isArray(faults) && faults.every(isText);
};
