import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { sources } from "./near/imports.ts";

/** What is asked for by name only where Remix, drizzle-kit, a glob or the runtime asks: files whose exports need no importer. */
const usedFromOutside =
  /^app\/[^/]+$|^app\/\w+\/(pages\/|manifest\.ts$|elsewhere\.tsx$)|^app\/help\/articles\/|\/words\/|^db\/(schema\/|drizzle\.config\.ts)|^worker\/(index|local\/main)\.ts$/;

const everything: ReadonlyMap<string, string> = new Map([
  ...sources,
  ...readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => [`tests/${path.replaceAll("\\", "/")}`, ""] as const)
    .map(([path]) => [path, readFileSync(path, "utf8")] as const),
]);

/** What each file is asked for: names, or "*" where it is taken whole. */
const input = new Map<string, Set<string>>();
for (const [from, source] of everything) {
  const braced = source.matchAll(/^(?:import|export)\s(?:type\s)?(?:[\w$]+,\s*)?\{([^}]*)\}\s*from\s*"([#.][^"]+)"/gm);
  for (const [, names = "", to = ""] of braced)
    for (const name of names.split(",")) ask(from, to, /^\s*(?:type\s)?\s*([\w$]+)/.exec(name)?.[1]);
  const whole = source.matchAll(
    /^import\s+(?:type\s+)?(?:\*\s+as\s+)?[\w$]+\s+from\s*"([#.][^"]+)"|\bimport\("([#.][^"]+)"\)/gm,
  );
  for (const [, one = "", other = one] of whole) ask(from, other, "*");
}

function ask(from: string, to: string, name: string | undefined): void {
  const path = to.startsWith("#") ? to.slice(1) : posix.join(posix.dirname(from), to);
  if (name) input.set(path, (input.get(path) ?? new Set()).add(name));
}

test("every export is imported by another file", () => {
  const unused = [...sources].flatMap(([path, source]) => {
    const names = input.get(path);
    if (usedFromOutside.test(path) || names?.has("*")) return [];
    const exported = source.matchAll(
      /^export (?:async )?(?:abstract )?(?:const|function\*?|class|type|interface) ([\w$]+)/gm,
    );
    return [...exported].flatMap(([, name = ""]) =>
      names?.has(name) ? [] : [`${path}: ${name}: leave out its \`export\`, or itself`],
    );
  });
  expect(unused).toEqual([]);
});
