import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sourcesOf } from "#app/site/shot.tsx";
import { fileOf, type Shape, shapes, shotNames } from "#app/site/shot-list.ts";
import { languages } from "#db/vocabulary.ts";

const folder = "app/site/shots";
const kilobyte = 1024;
/** What one picture may weigh: a phone carries its own on a slow network. */
const bounds: Record<Shape, number> = { phone: 16 * kilobyte, desk: 25 * kilobyte };

const files = shotNames.flatMap((name) =>
  (["phone", "desk"] as const).flatMap((shape) =>
    languages.flatMap((language) =>
      (["light", "dark"] as const).flatMap((shade) =>
        (["avif", "webp"] as const).flatMap((format) =>
          shapes[shape].files[format].map((width) => {
            return { file: fileOf({ name, shape, language, shade }, width, format), shape, width, format };
          }),
        ),
      ),
    ),
  ),
);

test("every picture of the product is there in all its variants, and nothing else", () => {
  expect(readdirSync(folder).sort()).toEqual(files.map(({ file }) => file).sort());
});

test("every screenshot has the size its name says, the proportions the page keeps free, and is light enough", async () => {
  for (const { file, shape, width, format } of files) {
    const bytes = readFileSync(`${folder}/${file}`);
    const found = await sharp(bytes).metadata();
    const height = Math.round((width * shapes[shape].height) / shapes[shape].width);
    const kind = format === "avif" ? "heif" : "webp";
    expect({ file, kind: found.format, width: found.width, height: found.height }).toEqual({
      file,
      kind,
      width,
      height,
    });
    expect({ file, isLight: bytes.length <= bounds[shape] }).toEqual({ file, isLight: true });
  }
});

test("all screenshots together weigh at most 700 kB", () => {
  const weights = files.map(({ file }) => readFileSync(`${folder}/${file}`).length);
  expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(700_000);
});

const named = (srcSet: string) => srcSet.split(", ").map((part) => part.replace(/^.*\/(\S+) (\d+w)$/, "$1 $2"));

test("a chosen theme gets only its own pictures, the phone's and the smaller format first", () => {
  expect(sourcesOf("register", { theme: "dark", language: "pt" })).toMatchObject([
    { media: "(max-width: 40rem)", type: "image/avif", width: 360, height: 480 },
    { media: "(max-width: 40rem)", type: "image/webp", width: 360, height: 480 },
    { media: undefined, type: "image/avif", width: 880, height: 560 },
    { media: undefined, type: "image/webp", width: 880, height: 560 },
  ]);
  for (const theme of ["light", "dark"] as const)
    for (const language of languages) {
      const offered = sourcesOf("pedigree", { theme, language }).flatMap(({ srcSet }) => named(srcSet));
      expect(offered).toEqual(
        files
          .map(({ file, width }) => `${file} ${width}w`)
          .filter((it) => it.startsWith("pedigree-") && it.includes(`-${language}-${theme}-`)),
      );
      for (const file of offered)
        expect(file).toMatch(new RegExp(`^pedigree-\\w+-${language}-${theme}-(\\d+)\\.\\w+ \\1w$`));
    }
});

test("pictures follow the device's theme where the reader chose none", () => {
  const offered = sourcesOf("import", { theme: "system", language: "en" }).map(({ media = "", srcSet }) => {
    return [media, ...new Set(named(srcSet).map((file) => file.replace(/-\d+\..*/, "")))];
  });
  const dark = "(prefers-color-scheme: dark)";
  expect(offered.filter((_, at) => at % 2 === 0)).toEqual([
    [`(max-width: 40rem) and ${dark}`, "import-phone-en-dark"],
    [dark, "import-desk-en-dark"],
    ["(max-width: 40rem)", "import-phone-en-light"],
    ["", "import-desk-en-light"],
  ]);
});
