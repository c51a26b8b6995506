import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import subsetFont from "subset-font";

/** Where the face of the headings lies; it is in git, so that nothing is made before a page is shown. */
export const displayFacePath = "app/styles/fonts/source-serif-4-600.woff2";

const required = createRequire(import.meta.url);
/** A weight of Source Serif 4 as its makers ship it. */
export const sourceSerif = (weight: "400Regular" | "600SemiBold") =>
  required.resolve(`@expo-google-fonts/source-serif-4/${weight}/SourceSerif4_${weight}.ttf`);

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join("");
const portuguese = "ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúü";
const signs = "\u00a0\u202f«»‹›“”„‘’–—…•·€ªº°×−";
/** Every letter a heading may need; any other is shown in the face behind it. */
export const displayLetters = ascii + portuguese + signs;

/** The subset, byte for byte the same each time: licence and makers stay named inside, as the OFL asks. */
export function makeDisplayFace(): Promise<Buffer> {
  return subsetFont(readFileSync(sourceSerif("600SemiBold")), displayLetters, {
    targetFormat: "woff2",
    keepFeatures: ["kern", "liga", "ccmp"],
    preserveNameIds: [0, 13, 14],
    noHinting: true,
  });
}

// By hand, after changing the letters: node --import tsx app/brand/display-face.ts
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(displayFacePath, await makeDisplayFace());
