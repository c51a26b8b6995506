import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { articles } from "#app/help/articles.ts";
import { pictureFile, pictureShades, pictureSize } from "#app/help/picture-list.ts";
import { languages } from "#db/vocabulary.ts";

const folder = "app/help/pictures";
const wanted = articles
  .filter(({ picture }) => picture)
  .flatMap(({ slug }) =>
    languages.flatMap((language) => pictureShades.map((shade) => pictureFile(slug, language, shade))),
  );

test("every article that names a picture has it in both languages and themes, and there is no other", () => {
  const there = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".webp"));
  const cure = "npm run pictures -- help <slug>";
  expect({ cure, files: there.map((file) => file.replaceAll("\\", "/")).sort() }).toEqual({
    cure,
    files: wanted.sort(),
  });
});

test("a picture of the help weighs at most 30 kB and has the proportions its page keeps free", async () => {
  const { width, height, pixels } = pictureSize;
  const faults: unknown[] = [];
  for (const file of wanted) {
    const bytes = readFileSync(`${folder}/${file}`);
    const found = await sharp(bytes).metadata();
    const isRight = found.format === "webp" && found.width === pixels;
    const isHigh = Math.abs((found.height ?? 0) - (pixels * height) / width) <= 1;
    if (bytes.length > 30 * 1024 || !isRight || !isHigh) faults.push([file, bytes.length, found.width, found.height]);
  }
  expect(faults).toEqual([]);
});
