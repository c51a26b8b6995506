import { showingRooms } from "./elsewhere.ts";
import type { Import } from "./imports.ts";
import { type Change, roomsInList, sharedLists } from "./shared-lists.ts";

/** What of the tests stands near to a change. */
type Near = {
  /** Filters for the files of unit, API and pages. */
  inNode: string[];
  /** Filters for those that need the real thing or a browser; rooms whose pages a browser walks. */
  workers: string[];
  browser: string[];
  rooms: string[];
  /** A file that everything stands on has changed: nothing less than `npm test` will do. */
  everything?: string;
};

/** What is true of the app as a whole and is tried whatever has changed. */
const wholeApp = [
  "app/",
  "kit/",
  "locales/",
  "web/",
  "near/",
  "architecture.test.ts",
  "plain-words.test.ts",
  "unused-exports.test.ts",
  "readme.test.ts",
];
/** What is true of all tables, and is tried where one has changed. */
const allTables = [
  "database/",
  "archive/tables.unit.test.ts",
  "closing/erasing.api.test.ts",
  "factors/freshness.api.test.ts",
];
/** Where rooms are put together: these meet every room. */
const meetsAll = /^worker\/(api|index|schedule|rooms)\.ts$|^app\/[^/]+$/;
const beneathAll =
  /^(db\/[^/]+\.ts|(worker|app)\/[^/]+|worker\/local\/.*|tests\/(app|servers)\/.*(?<!\.test\.ts)|tests\/[^/]+(?<!\.test\.ts)|package.*\.json|tsconfig\.json|wrangler\.toml)$/;

/** The room a file belongs to; undefined where it belongs to none. */
const roomOf = (path: string): string | undefined =>
  /^(?:app|worker|tests)\/([^/]+)\//.exec(path)?.[1] ?? /^db\/schema\/([^/]+)\.ts$/.exec(path)?.[1];

const onRealServer = ["two-workers", "storms", "browser"];

/** How changed files read before and now, and every source there is by its path. */
type Texts = { of: (path: string) => Change; sources: ReadonlyMap<string, string> };
const noTexts: Texts = { of: () => ({}), sources: new Map() };

/** The tests near to changed files: touched rooms, those that know them, what is true of all, and pages of these. */
export function nearTo(changed: readonly string[], imports: readonly Import[], texts = noTexts): Near {
  const code = changed.filter((path) => !/\.md$|^\.|^public\//.test(path));
  const lists = new Map(
    code.filter((it) => sharedLists.includes(it)).map((it) => [it, roomsInList(it, texts.of(it), texts.sources)]),
  );
  const migrations = code.filter((path) => /^migrations\/\d+_\w+\.sql$/.test(path));
  const isRewritten = (path: string) => migrations.includes(path) && texts.of(path).before !== undefined;
  const everything = code.find((path) => (beneathAll.test(path) && !lists.get(path)) || isRewritten(path));
  const about = [...lists.values()];
  const migrated = migrations.flatMap((path) => ownersOf(texts.of(path).after ?? "", texts.sources));
  const inProduct = new Set([
    ...code.filter((path) => !path.startsWith("tests/")).flatMap((path) => roomOf(path) ?? []),
    ...about.flatMap((it) => it?.own ?? []),
    ...migrated,
  ]);
  const inTests = code.flatMap((path) => roomOf(path) ?? []).filter((room) => !onRealServer.includes(room));
  const touched = [...inProduct, ...inTests, ...about.flatMap((it) => it?.using ?? [])];
  const knowing = imports.flatMap(({ from, to, typeOnly }) => {
    const room = roomOf(from);
    return !typeOnly && room && !meetsAll.test(from) && inProduct.has(roomOf(to) ?? "") ? [room] : [];
  });
  const showing = showingRooms(code, texts.sources);
  const rooms = [...new Set([...touched, ...knowing, ...showing])].sort();
  const ofTables = code.some((path) => /^(db\/schema|migrations)\//.test(path)) ? allTables : [];
  const inNode = [...new Set([...wholeApp, ...ofTables, ...rooms.map((room) => `${room}/`)])].map(
    (it) => `tests/${it}`,
  );
  return {
    inNode,
    workers: filesIn("two-workers", code),
    browser: filesIn("browser", code),
    rooms: [...new Set([...inProduct, ...knowing, ...showing])].sort(),
    ...(everything && { everything }),
  };
}

/** The rooms whose tables a migration makes, changes or fills. */
function ownersOf(migration: string, sources: ReadonlyMap<string, string>): string[] {
  const named = migration.matchAll(/\b(?:TABLE|ON|INTO|UPDATE|FROM|JOIN)\s+(?:IF (?:NOT )?EXISTS )?[`"]?(\w+)/gi);
  const tables = new Set([...named].map(([, table = ""]) => table));
  return [...sources].flatMap(([path, source]) => {
    const room = /^db\/schema\/(\w+)\.ts$/.exec(path)?.[1];
    const own = [...source.matchAll(/sqliteTable\(\s*"(\w+)"/g)];
    return room && own.some(([, table = ""]) => tables.has(table)) ? [room] : [];
  });
}

/** Changed test files of a folder; all of it where what they share has changed. */
function filesIn(folder: string, changed: readonly string[]): string[] {
  const inside = changed.filter((path) => path.startsWith(`tests/${folder}/`));
  return inside.every((path) => path.endsWith(".test.ts")) ? inside : [`tests/${folder}/`];
}

/** What the storms are about: they blow at full length when one of these has changed. */
export const stormy = [
  "db/attempts.ts",
  "db/kept-streams.ts",
  "db/pipeline.ts",
  "db/writers-queue.ts",
  "tests/servers/",
  "tests/storms/",
  "worker/accounts/passwords/",
  "worker/effort/",
  "worker/imports/",
  "worker/local/",
  "package-lock.json",
];

/** Whether storms have to blow at full length; so they do where nobody knows what has changed. */
export const isStormy = (changed: readonly string[] | undefined): boolean =>
  !changed || changed.some((path) => !path.endsWith(".md") && stormy.some((it) => path.startsWith(it)));
