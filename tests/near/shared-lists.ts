/** How a file read at the commit that is compared with, and how it reads now; undefined where there is none. */
export type Change = { before?: string | undefined; after?: string | undefined };
/** What a change in a shared list is about: rooms of its own, and rooms that use the words that changed. */
type AboutRooms = { own: readonly string[]; using: readonly string[] };
type Sources = ReadonlyMap<string, string>;

/** The lists of the app in which every new room has a line. */
export const sharedLists = ["worker/rooms.ts", "db/vocabulary.ts"];

/** The rooms that a change of one of these is about; undefined where that cannot be told, for everything stands on them. */
export function roomsInList(path: string, { before, after }: Change, sources: Sources): AboutRooms | undefined {
  if (before === undefined || after === undefined) return undefined;
  return path === "worker/rooms.ts" ? addedRooms(before, after) : usersOfWords(before, after, sources);
}

const roomLine = /^import \{ \w+ \} from "\.\/(\w+)\/manifest\.ts";$|^ {2}(\w+)(?:: \{\})?,$/;

/** Rooms whose lines have come, where nothing else has changed: a place in the order is not moved without all being tried. */
function addedRooms(before: string, after: string): AboutRooms | undefined {
  const was = before.split("\n");
  const own = new Set<string>();
  let at = 0;
  for (const line of after.split("\n")) {
    if (line === was[at]) {
      at += 1;
      continue;
    }
    const [, imported, listed] = roomLine.exec(line) ?? [];
    const room = imported ?? listed;
    if (!room) return undefined;
    own.add(room);
  }
  return at === was.length ? { own: [...own], using: [] } : undefined;
}

/** Rooms that use a word list which has changed, or one that is made of it; who only borrows its types is the compiler's. */
function usersOfWords(before: string, after: string, sources: Sources): AboutRooms | undefined {
  const changed = changedNames(before, after);
  if (changed.has("")) return undefined;
  const users = [...sources].filter(([, source]) => wordsImported(source).some((name) => changed.has(name)));
  const rooms = users.flatMap(([path]) => {
    const [, floor = "", folder = ""] = /^(app|worker|tests)\/(\w+)\//.exec(path) ?? [];
    const room = folder || (/^db\/schema\/(\w+)\.ts$/.exec(path)?.[1] ?? "");
    if (isRoom(room, sources)) return [room];
    // App-wide tests are tried in any case, and tables hold the words as types alone.
    return floor === "tests" || path.startsWith("db/schema/") ? [] : [undefined];
  });
  return rooms.includes(undefined) ? undefined : { own: [], using: [...new Set(rooms as string[])] };
}

const isRoom = (name: string, sources: Sources) =>
  ["app", "worker"].some((floor) => sources.has(`${floor}/${name}/manifest.ts`));

/** The names declared in either text that mean another thing in the other; an empty one is what stands before all names. */
function changedNames(before: string, after: string): Set<string> {
  const [was, is] = [declarationsIn(before), declarationsIn(after)];
  const names = new Set([...was.keys(), ...is.keys()].filter((name) => was.get(name) !== is.get(name)));
  for (let size = -1; size < names.size; ) {
    size = names.size;
    for (const [name, text] of is) if ([...names].some((it) => new RegExp(`\\b${it}\\b`).test(text))) names.add(name);
  }
  return names;
}

function declarationsIn(text: string): Map<string, string> {
  const bare = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const blocks = bare.split(/^(?=(?:export )?(?:const|type|function) )/m);
  return new Map(blocks.map((it) => [/^(?:export )?(?:const|type|function) (\w+)/.exec(it)?.[1] ?? "", it.trim()]));
}

function wordsImported(source: string): string[] {
  const found = source.matchAll(/^import \{([^}]*)\} from "(?:#db|\.\.?)\/vocabulary\.ts"/gm);
  return [...found].flatMap(([, names = ""]) =>
    names.split(",").flatMap((name) => /^\s*(\w+)\s*$/.exec(name)?.[1] ?? []),
  );
}
