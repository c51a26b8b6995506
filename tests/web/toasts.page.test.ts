import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dictionaryNames, type WordKey, wordsFor } from "#app/locales/dictionary.ts";
import { translator } from "#app/locales/words.tsx";
import { languages } from "#db/vocabulary.ts";
import { newSite } from "#tests/app/site.ts";

const app = new URL("../../app", import.meta.url).pathname;
const known = wordsFor("pt", dictionaryNames);
const sources = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/(^|\/)words\//.test(path))
  .map((path) => readFileSync(join(app, path), "utf8"))
  .filter((text) => /\b(flash|Flash|told|Said)\b/.test(text));
/** What actions leave to be said, written out or by an ending. */
const keys = new Set(
  sources.flatMap((text) => [...text.matchAll(/["`]([a-z_]+(?:\.[a-z_]+)+)/g)].map(([, key = ""]) => key)),
);
const messages = Object.keys(known).filter(
  (key) => keys.has(key) || keys.has(key.replace(/_\w+$/, "")) || keys.has(key.slice(0, key.lastIndexOf("."))),
);

/** Something for whatever a message fills in. */
const values = Object.fromEntries(
  messages.flatMap((key) => [...(known[key] ?? "").matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name, "PT 7"])),
);
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;").replaceAll("<", "&lt;");

test("every message says words in both languages, also on a page of another room", async () => {
  const { visitor } = await newSite();
  expect(messages).toContain("species.saved.copied");
  expect(messages.length).toBeGreaterThan(60);
  for (const language of languages) {
    const t = translator(wordsFor(language, dictionaryNames), language);
    const reader = visitor({ language });
    for (const key of messages) {
      reader.cookies.set("flash", encodeURIComponent(JSON.stringify({ key, values })));
      const { html } = await reader.get("/forgot-password");
      const text = t(key as WordKey, values);
      expect([key, html.includes(escaped(text)), text.includes("{{")]).toEqual([key, true, false]);
    }
  }
});

test("a message nobody has words for is not shown at all", async () => {
  const { visitor } = await newSite();
  const reader = visitor();
  reader.cookies.set("flash", encodeURIComponent(JSON.stringify({ key: "birds.no_such_thing" })));
  expect((await reader.get("/forgot-password")).html).not.toContain("data-toast");
});
