import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import subsetFont from "subset-font";

/** Where the face of printed labels lies, as text, so that the worker needs no file; it is in git. */
const labelFacePath = "worker/labels/face.ts";

const notoSans = createRequire(import.meta.url).resolve(
  "@expo-google-fonts/noto-sans/500Medium/NotoSans_500Medium.ttf",
);

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");

/** Every letter of Europe's alphabets, and the signs of rings and names: what our PDFs are printed with. */
export const printedLetters = [
  between(0x20, 0x7e),
  between(0xa0, 0x24f),
  between(0x386, 0x3ce),
  between(0x400, 0x45f),
  between(0x490, 0x4ff),
  between(0x1e00, 0x1eff),
  "‐‑‒–—‘’‚“”„†‡•…‰‹›⁄€№™−×□ˆˇ˘˙˚˛˜˝",
].join("");

/** The subset, cut beforehand because cutting it in the worker fails on some letters. */
export function makeLabelFace(): Promise<Buffer> {
  return subsetFont(readFileSync(notoSans), printedLetters, {
    targetFormat: "truetype",
    keepFeatures: ["kern", "ccmp"],
    preserveNameIds: [0, 13, 14],
    noHinting: true,
  });
}

/** The module that carries it. */
export const labelFaceModule = (face: Buffer) =>
  `/** Noto Sans Medium (SIL Open Font License 1.1), cut to Europe's alphabets by app/brand/label-face.ts. */\nexport const labelFace =\n  "${face.toString("base64")}";\n`;

// By hand, after changing the letters: node --import tsx app/brand/label-face.ts
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(labelFacePath, labelFaceModule(await makeLabelFace()));
