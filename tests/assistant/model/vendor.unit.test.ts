import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = "worker/assistant";
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

test("one file knows the vendors of language models, and it is loaded only when one is asked", () => {
  const vendors = /from "(?:ai|@ai-sdk\/[^"]+|workers-ai-provider)"/;
  expect(files.filter(({ text }) => vendors.test(text)).map(({ name }) => name)).toEqual(["model/language-model.ts"]);
  const users = files.flatMap(({ text }) =>
    [...text.matchAll(/^.*language-model\.ts"/gm)].map(([line]) => line.trim()),
  );
  expect(users.filter((line) => !line.startsWith("import type ") && !line.includes("await import("))).toEqual([]);
});
