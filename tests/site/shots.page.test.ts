import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { wordsFor } from "#app/locales/dictionary.ts";
import { shotNames } from "#app/site/shot-list.ts";
import { languages } from "#db/vocabulary.ts";
import { newSite } from "#tests/app/site.ts";

test("the front page offers its pictures in the reader's language and theme, and each of them is there", async () => {
  const { visitor } = await newSite();
  for (const language of languages)
    for (const [theme, shades] of [
      ["light", ["light"]],
      ["dark", ["dark"]],
      ["system", ["dark", "light"]],
    ] as const) {
      const reader = visitor({ language });
      reader.cookies.set("theme", theme);
      const { html } = await reader.get("/");
      const pictures = html.match(/<picture class="shot">.*?<\/picture>/gs) ?? [];
      expect(pictures).toHaveLength(shotNames.length);
      const files = pictures.flatMap((picture) => picture.match(/\/assets\/[^\s",]+/g) ?? []);
      expect([...new Set(files.map((file) => file.split("-")[3]))].sort()).toEqual([...shades].sort());
      for (const file of files) {
        expect(file).toMatch(new RegExp(`^/assets/(${shotNames.join("|")})-\\w+-${language}-`));
        expect({ file, isThere: existsSync(`build/client${file}`) }).toEqual({ file, isThere: true });
      }
    }
});

test("a picture keeps its place before it is there, waits until it is near unless it is the first, and says what it shows", async () => {
  const { visitor } = await newSite();
  for (const language of languages) {
    const words = wordsFor(language, ["home"]);
    const { html } = await visitor({ language }).get("/");
    for (const name of shotNames) {
      const alt = `alt="${words[`home.shot.${name}`]}"`;
      const image = html.match(/<img [^>]*>/g)?.find((it) => it.includes(alt));
      const how = name === "register" ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
      expect(image).toContain(` width="880" height="560" ${how}`);
    }
  }
});
