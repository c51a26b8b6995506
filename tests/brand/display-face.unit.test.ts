import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { displayFacePath, displayLetters, makeDisplayFace } from "#app/brand/display-face.ts";
import { wordsFor } from "#app/locales/dictionary.ts";
import { dictionariesAt } from "#app/rooms.ts";
import { sitePages } from "#app/web/site-pages.ts";
import { languages } from "#db/vocabulary.ts";

test("the face of the headings is made from its packaged original and weighs at most 20 kB", async () => {
  const kept = readFileSync(displayFacePath);
  expect(Buffer.compare(await makeDisplayFace(), kept)).toBe(0);
  expect(kept.length).toBeLessThanOrEqual(20 * 1024);
});

test("the face has every letter of the public headings", () => {
  const words = languages.flatMap((language) =>
    sitePages.flatMap(({ path }) =>
      Object.entries(wordsFor(language, dictionariesAt(path))).map(([key, text]) =>
        /title|headline/.test(key) ? text : "",
      ),
    ),
  );
  const missing = [...new Set(words.join(""))].filter((letter) => letter !== "\n" && !displayLetters.includes(letter));
  expect(missing).toEqual([]);
});

test("the page fetches ahead the very file its style sheet names", () => {
  const assets = readdirSync("build/client/assets");
  const [face, ...more] = assets.filter((name) => name.endsWith(".woff2"));
  expect(more).toEqual([]);
  const [css = ""] = assets.filter((name) => name.startsWith("root-") && name.endsWith(".css"));
  expect(readFileSync(`build/client/assets/${css}`, "utf8")).toContain(`url(/assets/${face})`);
  expect(readFileSync("build/server/index.js", "utf8")).toContain(`"/assets/${face}"`);
});
