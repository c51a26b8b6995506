import type { Import } from "./imports.ts";

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
/** Where rooms are put together: these meet every room. */
const meetsAll = /^worker\/(api|index|schedule|rooms)\.ts$|^app\/[^/]+$/;
const beneathAll =
  /^(db\/[^/]+\.ts|(worker|app)\/[^/]+|worker\/local\/.*|tests\/(app|servers)\/.*(?<!\.test\.ts)|tests\/[^/]+(?<!\.test\.ts)|package.*\.json|tsconfig\.json|wrangler\.toml)$/;

/** The room a file belongs to; undefined where it belongs to none. */
const roomOf = (path: string): string | undefined =>
  /^(?:app|worker|tests)\/([^/]+)\//.exec(path)?.[1] ?? /^db\/schema\/([^/]+)\.ts$/.exec(path)?.[1];

const onRealServer = ["two-workers", "storms", "browser"];

/** The tests near to changed files: touched rooms, those that know them, what is true of all, and pages of these. */
export function nearTo(changed: readonly string[], imports: readonly Import[]): Near {
  const code = changed.filter((path) => !/\.md$|^\.|^public\//.test(path));
  const everything = code.find((path) => beneathAll.test(path));
  const touched = new Set(code.flatMap((path) => roomOf(path) ?? []).filter((room) => !onRealServer.includes(room)));
  const inProduct = new Set(code.filter((path) => !path.startsWith("tests/")).flatMap((path) => roomOf(path) ?? []));
  const knowing = imports.flatMap(({ from, to, typeOnly }) => {
    const room = roomOf(from);
    return !typeOnly && room && !meetsAll.test(from) && inProduct.has(roomOf(to) ?? "") ? [room] : [];
  });
  const rooms = [...new Set([...touched, ...knowing])].sort();
  const inNode = [...new Set([...wholeApp, ...rooms.map((room) => `${room}/`)])].map((it) => `tests/${it}`);
  return {
    inNode,
    workers: filesIn("two-workers", code),
    browser: filesIn("browser", code),
    rooms: [...new Set([...inProduct, ...knowing])].sort(),
    ...(everything && { everything }),
  };
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
