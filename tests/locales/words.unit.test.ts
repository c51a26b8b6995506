import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dictionaryNames, wordsFor } from "#app/locales/dictionary.ts";

const root = new URL("../../app", import.meta.url).pathname;
const pt = wordsFor("pt", dictionaryNames);
const en = wordsFor("en", dictionaryNames);

const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(tsx?|js)$/.test(path) && !/(^|\/)words\//.test(path))
  .map((path) => readFileSync(join(root, path), "utf8"))
  .join("\n");
const literals = new Set([...sources.matchAll(/"([a-z0-9_]+(?:\.[a-z0-9_]+)+)"/g)].map(([, key]) => key));
/** `birds.sex.${sex}` asks for every key of that form. */
const families = [...sources.matchAll(/`([a-z_]+\.[^`\s]*\$\{[^`\s]*)`/g)].map(
  ([, family = ""]) => new RegExp(`^${family.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[A-Za-z0-9_.]+")}$`),
);

test("every word of the pages is asked for somewhere", () => {
  const isRequested = (key: string) => literals.has(key) || families.some((family) => family.test(key));
  // A literal may also open a family: "site.broken" for its title and its detail.
  const isOpened = (key: string) => literals.has(key.slice(0, key.lastIndexOf(".")));
  const queryOf = (key: string) => isRequested(key) || isRequested(key.replace(/_(one|other)$/, "")) || isOpened(key);
  const cure = "no page says it: leave it out; of what is counted there are words for `_one` and `_other`";
  const unused = Object.keys(pt).filter((key) => !queryOf(key));
  expect(unused.map((key) => `${key}: ${cure}`)).toEqual([]);
});

test("both languages fill in the same things and leave nothing empty", () => {
  const holes = (text = "") => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort();
  const differing = Object.keys(pt).filter((key) => String(holes(pt[key])) !== String(holes(en[key])));
  const empty = Object.keys(pt).filter((key) => !pt[key]?.trim() || !en[key]?.trim());
  expect({ differing, empty }).toEqual({ differing: [], empty: [] });
});

test("what is counted has words for one and for more", () => {
  const halves = Object.keys(pt).filter(
    (key) => /_one$/.test(key) && !(key.replace(/_one$/, "_other") in pt && key.replace(/_one$/, "") in pt),
  );
  expect(halves).toEqual([]);
});

test("the flock has one name, and saving has one word", () => {
  const strays = Object.entries(pt).filter(([, text]) => /\befetivo\b|\bgrava(r|d[oa]s?)\b(?! na anilha)/i.test(text));
  expect(strays.map(([key]) => key).filter((key) => key !== "imports.what.identifier")).toEqual([]);
});
