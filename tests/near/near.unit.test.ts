import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
