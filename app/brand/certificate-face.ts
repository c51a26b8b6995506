import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import subsetFont from "subset-font";
import { sourceSerif } from "./display-face.ts";
import { printedLetters } from "./label-face.ts";

/** Where the face of a certificate's headings and names lies, as text, so that the worker needs no file; it is in git. */
const certificateFacePath = "worker/pedigrees/certificate/face.ts";

/** The subset, cut beforehand like that of labels: the heading face of the pages, with every letter a label has. */
export function makeCertificateFace(): Promise<Buffer> {
  return subsetFont(readFileSync(sourceSerif("600SemiBold")), printedLetters, {
    targetFormat: "truetype",
    keepFeatures: ["kern", "ccmp"],
    preserveNameIds: [0, 13, 14],
    noHinting: true,
  });
}

/** The module that carries it. */
export const certificateFaceModule = (face: Buffer) =>
  `/** Source Serif 4 SemiBold (SIL Open Font License 1.1), cut to Europe's alphabets by app/brand/certificate-face.ts. */\nexport const certificateFace =\n  "${face.toString("base64")}";\n`;

// By hand, after changing the letters: node --import tsx app/brand/certificate-face.ts
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(certificateFacePath, certificateFaceModule(await makeCertificateFace()));
