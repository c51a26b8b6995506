import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#db/vocabulary.ts";
import { words as en } from "#worker/locales/en/all.ts";
import { words as pt } from "#worker/locales/pt/all.ts";
import { say } from "#worker/locales/say.ts";
import { refusalStatuses } from "#worker/refusal.ts";

const root = new URL("../../worker", import.meta.url).pathname;
const rooms = readdirSync(root, { withFileTypes: true }).filter(
  (it) => it.isDirectory() && !it.name.startsWith("local"),
);
const families = new Set([...rooms.map(({ name }) => name), ...Object.keys(pt).map(familyOf)]);

function familyOf(key: string): string {
  return key.split(".")[0] ?? "";
}

const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".ts") && !path.startsWith("local"),
);

/** Every literal in the API that has the shape of a message key of a known family; codes and columns are no words. */
const spoken = sources.flatMap((path) =>
  [...readFileSync(join(root, path), "utf8").matchAll(/(?<!\bcode: |\| |\braw\()"([a-z_]+(?:\.[a-z_]+)+)"/g)]
    .map(([, key = ""]) => ({ path, key }))
    .filter(({ key }) => families.has(familyOf(key))),
);

/** A literal that opens a family of keys, such as `mail.reset` for `mail.reset.subject`. */
const opensFamily = (key: string) => Object.keys(pt).some((known) => known.startsWith(`${key}.`));

test("whatever the API can say has words in both languages", () => {
  expect(spoken.length).toBeGreaterThan(40);
  for (const language of languages) {
    const unsaid = spoken.filter(({ key }) => say(language, key, { count: 2 }) === key && !opensFamily(key));
    expect([language, unsaid]).toEqual([language, []]);
  }
});

test("every refusal has a title and a detail", () => {
  const keys = Object.keys(refusalStatuses).flatMap((code) => [`refusals.${code}.title`, `refusals.${code}.detail`]);
  for (const words of [pt, en]) expect(keys.filter((key) => !(key in words))).toEqual([]);
});

test("both languages have the same keys, the same placeholders and no empty words", () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(pt).sort());
  const placeholders = (text = "") => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  for (const [key, text] of Object.entries(pt)) {
    expect([key, text.trim() !== "" && en[key]?.trim() !== ""]).toEqual([key, true]);
    expect([key, placeholders(en[key])]).toEqual([key, placeholders(text)]);
  }
});
