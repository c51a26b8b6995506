import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { changesSince, keepGreen } from "./changes.ts";
import { imports } from "./imports.ts";
import { isStormy, nearTo, stormy } from "./near.ts";
import { roomsAt } from "./pages.ts";

test("a change in an outer room has its own tests, those of the rooms that know it, and those of the whole", () => {
  const near = nearTo(["worker/labels/routes.ts", "app/labels/README.md"], imports);
  expect(near.inNode).toEqual(expect.arrayContaining(["tests/labels/", "tests/app/", "tests/architecture.test.ts"]));
  expect(near.inNode).not.toContain("tests/genetics/");
  expect([near.everything, near.rooms.includes("labels"), near.workers, near.browser]).toEqual([
    undefined,
    true,
    [],
    [],
  ]);
});

test("rooms that know a changed one are near, whatever their floor; who only borrows its types is not", () => {
  const known = [
    { from: "app/story/pages/x.tsx", to: "app/labels/part.tsx", typeOnly: false },
    { from: "worker/agenda/x.ts", to: "worker/labels/queries.ts", typeOnly: true },
    { from: "worker/rooms.ts", to: "worker/labels/manifest.ts", typeOnly: false },
  ];
  expect(nearTo(["db/schema/labels.ts"], known).rooms).toEqual(["labels", "story"]);
});

test("a changed test is tried wherever it stands, and what tests share brings all that share it", () => {
  const near = nearTo(["tests/labels/labels.api.test.ts", "tests/browser/list.test.ts"], imports);
  expect([near.inNode.includes("tests/labels/"), near.browser, near.rooms]).toEqual([
    true,
    ["tests/browser/list.test.ts"],
    [],
  ]);
  expect(nearTo(["tests/two-workers/large-family.ts"], imports).workers).toEqual(["tests/two-workers/"]);
});

test("the rooms of a page are told from its address", () => {
  expect(roomsAt("/birds/labels?ids=x")).toContain("labels");
  expect(roomsAt("/agenda?show=month")).toEqual(["agenda"]);
  expect(roomsAt("/")).toEqual(["site"]);
});

test("a change in a shared base file selects every test", () => {
  for (const path of ["db/connection.ts", "worker/http.ts", "tests/app/world.ts", "tests/run.mjs", "package-lock.json"])
    expect(nearTo([path], imports).everything).toBe(path);
  for (const path of ["tests/app/roles.api.test.ts", "README.md", ".ci/run", "worker/labels/queries.ts"])
    expect([path, nearTo([path], imports).everything]).toEqual([path, undefined]);
});

const roomsBefore = `import { labels } from "./labels/manifest.ts";
import { gathered } from "./kit/room.ts";

export const rooms = {
  billing: {},
  labels,
};
`;
const wordsBefore = `export const subjects = ["bird", "place"] as const;
export type Subject = (typeof subjects)[number];
/** Where an egg is. */
export const eggStates = [
  "laid",
  "set",
] as const;
export const openEggStates = eggStates.slice(0, 1);
export const languages = ["pt", "en"] as const;
`;
const added = (text: string, before: string, line: string) => text.replace(before, `${line}\n${before}`);
const withRemedies = added(
  added(roomsBefore, "import { gathered }", 'import { remedies } from "./remedies/manifest.ts";'),
  "  labels,",
  "  remedies,",
);
const known = new Map([
  ["worker/trail/manifest.ts", ""],
  ["worker/trail/contract.ts", 'import { subjects } from "#db/vocabulary.ts";'],
  ["worker/clutches/manifest.ts", ""],
  ["worker/clutches/x.ts", 'import { type Subject, openEggStates } from "#db/vocabulary.ts";'],
  ["worker/labels/manifest.ts", ""],
  ["worker/labels/x.ts", 'import type { Subject } from "#db/vocabulary.ts";'],
  ["worker/locales/translate.ts", 'import { type Language, languages } from "#db/vocabulary.ts";'],
  ["db/schema/audit.ts", 'import { events, subjects } from "../vocabulary.ts";'],
  ["db/schema/labels.ts", 'export const labels = sqliteTable(\n  "label_papers",'],
  ["tests/kit/x.api.test.ts", 'import { subjects } from "#db/vocabulary.ts";'],
]);
const reading = (before: string | undefined, after: string | undefined) => ({
  of: () => ({ before, after }),
  sources: known,
});

test("a new room's lines in the shared lists bring that room and no other, and those who use the list of a new word", () => {
  const room = nearTo(["worker/rooms.ts"], [], reading(roomsBefore, withRemedies));
  expect([room.everything, room.rooms]).toEqual([undefined, ["remedies"]]);
  expect(room.inNode).toContain("tests/remedies/");
  const words = [`["bird", "place"]`, `["bird", "place", "remedy"]`] as const;
  const subject = nearTo(["db/vocabulary.ts"], [], reading(wordsBefore, wordsBefore.replace(...words)));
  expect([subject.everything, subject.rooms]).toEqual([undefined, []]);
  expect(subject.inNode.filter((it) => /trail|clutches|labels/.test(it))).toEqual(["tests/trail/"]);
  const list = `${wordsBefore}export const doses = ["once"] as const;\n`;
  expect(nearTo(["db/vocabulary.ts"], [], reading(wordsBefore, list)).everything).toBeUndefined();
});

test("a word is also near to whoever uses a list that is made of its own", () => {
  const near = nearTo(["db/vocabulary.ts"], [], reading(wordsBefore, added(wordsBefore, '  "set",', '  "stored",')));
  expect(near.inNode).toContain("tests/clutches/");
  expect(near.inNode).not.toContain("tests/trail/");
});

test("what a room shows on another's page brings that page", () => {
  const gathering = (part: string) =>
    `const found = import.meta.glob("../*/elsewhere.tsx", {\n  eager: true,\n  query: "?part=${part}" });`;
  const sources = new Map([
    ["app/remedies/elsewhere.tsx", "export const onAgenda = {};"],
    ["app/agenda/parts.tsx", gathering("onAgenda")],
    ["app/dashboard/parts.tsx", gathering("onDashboard")],
  ]);
  const near = (path: string) => nearTo([path], [], { of: () => ({}), sources }).rooms;
  expect(near("app/remedies/elsewhere.tsx")).toEqual(["agenda", "remedies"]);
  expect(near("app/remedies/manifest.ts")).toEqual(["remedies"]);
});

test("whatever else changes in the shared lists brings everything", () => {
  const everything = (path: string, before: string | undefined, after: string | undefined) =>
    nearTo([path], [], reading(before, after)).everything;
  const moved = roomsBefore.replace("  billing: {},\n  labels,", "  labels,\n  billing: {},");
  for (const after of [moved, withRemedies.replace("  labels,\n", ""), `${roomsBefore}labels.x();\n`, undefined])
    expect(everything("worker/rooms.ts", roomsBefore, after)).toBe("worker/rooms.ts");
  // Everything stands on what says the words of a language.
  const third = wordsBefore.replace(`["pt", "en"]`, `["pt", "en", "es"]`);
  for (const [before, after] of [
    [wordsBefore, third],
    [undefined, wordsBefore],
  ] as const)
    expect(everything("db/vocabulary.ts", before, after)).toBe("db/vocabulary.ts");
  expect(nearTo(["worker/rooms.ts"], []).everything).toBe("worker/rooms.ts");
});

test("a migration brings the rooms of its tables and what is true of all tables; a rewritten one brings everything", () => {
  const text = "CREATE TABLE `label_papers` (id text, FOREIGN KEY (org_id) REFERENCES organizations(id));";
  const near = nearTo(["migrations/0051_labels.sql"], [], reading(undefined, text));
  expect([near.everything, near.rooms]).toEqual([undefined, ["labels"]]);
  expect(near.inNode).toEqual(expect.arrayContaining(["tests/labels/", "tests/database/"]));
  expect(nearTo(["migrations/0001_x.sql"], [], reading("SELECT 1;", text)).everything).toBe("migrations/0001_x.sql");
});

test("storms blow at full length when what they are about has changed, or nobody knows", () => {
  expect([isStormy(undefined), isStormy(["worker/effort/turns.ts"]), isStormy(["worker/labels/routes.ts"])]).toEqual([
    true,
    true,
    false,
  ]);
  expect(stormy.filter((path) => !existsSync(path))).toEqual([]);
});

function newRepository() {
  const root = mkdtempSync(join(tmpdir(), "voliera-near-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: string[]) => {
    const who = ["-c", "user.name=x", "-c", "user.email=x@voliera.test", "-c", "commit.gpgsign=false"];
    expect([args, spawnSync("git", [...who, ...args], { cwd: root }).status]).toEqual([args, 0]);
  };
  const write = (name: string) => writeFileSync(join(root, name), `${Math.random()}`);
  const commit = () => {
    git("add", "-A");
    git("commit", "-qm", "x");
  };
  return { root, git, write, commit };
}

test("changes are those since the last green commit, uncommitted and new files among them", () => {
  const { root, git, write, commit } = newRepository();
  expect(changesSince(root)).toBeUndefined();
  git("init", "-q");
  expect(changesSince(root)).toBeUndefined();
  writeFileSync(join(root, ".gitignore"), ".cache\n");
  write("a.ts");
  commit();
  expect(changesSince(root)).toBeUndefined();
  keepGreen(root);
  for (const name of ["b.ts", "c.ts"]) {
    write(name);
    commit();
  }
  expect(changesSince(root)?.files).toEqual(["b.ts", "c.ts"]);
  expect(changesSince(root, "HEAD^")?.files).toEqual(["c.ts"]);
  write("a.ts");
  write("não é.ts");
  expect(changesSince(root)?.files).toEqual(["a.ts", "b.ts", "c.ts", "não é.ts"]);
  // What is not committed was tested, and yet no commit is green for it.
  keepGreen(root);
  expect(changesSince(root)?.files).toHaveLength(4);
  expect(changesSince(root, "no-such-commit")).toBeUndefined();
});

test("without a commit to compare with nothing is near alone, and says so instead of failing", () => {
  const { root, git, write, commit } = newRepository();
  const plan = () => {
    const tsx = pathToFileURL(join(process.cwd(), "node_modules/tsx/dist/loader.mjs")).href;
    const args = ["--import", tsx, join(process.cwd(), "tests/near/plan.ts"), "near"];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
    return JSON.parse(stdout) as { changes?: { files: string[] }; near?: { rooms: string[] }; isStormy: boolean };
  };
  expect(plan()).toEqual({ isStormy: true });
  git("init", "-q");
  expect(plan()).toEqual({ isStormy: true });
  writeFileSync(join(root, ".gitignore"), ".cache\n");
  for (const folder of ["app", "worker/labels", "db", "tests/labels"])
    mkdirSync(join(root, folder), { recursive: true });
  write("worker/labels/one.ts");
  commit();
  keepGreen(root);
  write("worker/labels/one.ts");
  write("tests/labels/new.api.test.ts");
  const { changes, near } = plan();
  expect([changes?.files, near?.rooms]).toEqual([["tests/labels/new.api.test.ts", "worker/labels/one.ts"], ["labels"]]);
});
