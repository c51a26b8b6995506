import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

const floors = ["app", "worker", "db", "tests", "migrations", "public", ".readme", ".ci"];
const files = floors.flatMap((floor) =>
  readdirSync(floor, { recursive: true, encoding: "utf8" }).map((path) => `${floor}/${path.replaceAll("\\", "/")}`),
);
const readmes = ["README.md", ...files.filter((path) => path.endsWith(".md"))];

/** A path of the repository, from its root; or a file beside the text that names it. */
const fromRoot = new RegExp(`^(${floors.map((it) => it.replace(".", "\\.")).join("|")})/`);
const beside = /^[\w.$[\]/-]+\.(tsx?|mjs|css|toml|sql|md)$/;

/** What a text says in backquotes that looks like a path: whole, or as a word of a command. */
function pathsIn(text: string): string[] {
  const spans = text.replace(/^```.*?^```/gms, "").matchAll(/`([^`]+)`/g);
  const words = [...spans].flatMap(([, span = ""]) => span.split(/\s+/));
  return words.filter((word) => fromRoot.test(word) || beside.test(word));
}

/** Whether there is such a file or folder; `<room>` and `*` stand for any name, `{pt,en}` for one of these. */
function isThere(readme: string, path: string): boolean {
  if (!/[<{*]/.test(path)) return existsSync(posix.join(posix.dirname(readme), path)) || existsSync(path);
  const pattern = path
    .replace(/[.$[\]]/g, "\\$&")
    .replace(/<\w+>|\*/g, "[^/]+")
    .replace(/\{([^}]+)\}/g, (_, names: string) => `(${names.replaceAll(",", "|")})`);
  return files.some((file) => new RegExp(`^${pattern}$`).test(file));
}

const texts = readmes.flatMap((readme) => pathsIn(readFileSync(readme, "utf8")).map((path) => ({ readme, path })));
const links = readmes.flatMap((readme) => {
  const found = readFileSync(readme, "utf8").matchAll(/\]\(([^)\s]+)\)/g);
  return [...found].map(([, to = ""]) => ({ readme, to })).filter(({ to }) => !/^(https?:|mailto:|#)/.test(to));
});

test("the first README is read in one go", () => {
  expect(statSync("README.md").size).toBeLessThanOrEqual(12_000);
});

test("paths and links are found at all, and one that leads nowhere is noticed", () => {
  expect([texts.length > 150, links.length > 50]).toEqual([true, true]);
  expect(pathsIn("`worker/birds/guards.ts`, `npm run x -c worker/wrangler.toml`, `GET /api/birds`, `en`")).toEqual([
    "worker/birds/guards.ts",
    "worker/wrangler.toml",
  ]);
  expect(isThere("README.md", "worker/birds/guards.ts")).toBe(true);
  expect(isThere("worker/birds/README.md", "guards.ts")).toBe(true);
  expect(isThere("README.md", "app/<room>/words/{pt,en}.ts")).toBe(true);
  expect(isThere("README.md", "worker/birds/kinship.ts")).toBe(false);
  expect(isThere("README.md", "worker/{pt,en}/<room>.ts")).toBe(false);
});

test("every path that a README names is there", () => {
  expect(texts.filter(({ readme, path }) => !isThere(readme, path))).toEqual([]);
});

test("every link of a README leads somewhere", () => {
  const lost = links.filter(({ readme, to }) => !existsSync(posix.join(posix.dirname(readme), to.replace(/#.*/, ""))));
  expect(lost).toEqual([]);
});
