import type { PDFDocument, PDFFont, PDFPage } from "@cantoo/pdf-lib";
import type { Square } from "#worker/qr-code.ts";
import { labelFace } from "./face.ts";

const pointsPerMm = 72 / 25.4;
/** Millimetres as the points a PDF counts in. */
export const mm = (length: number) => length * pointsPerMm;

// A sign the face has: the box it would draw by itself is empty, and the letter would be gone without a trace.
const missing = "?";
/** The empty margin a reader of squares needs, in modules. */
const quiet = 4;

/** A PDF with the letters of the app, and which of them it has. */
export type Paper = { pdf: PDFDocument; font: PDFFont; known: ReadonlySet<number> };

/** An empty PDF. Its libraries are loaded only where one is made. */
export async function newPaper(): Promise<Paper> {
  const [{ PDFDocument }, { default: fontkit }] = await Promise.all([
    import("@cantoo/pdf-lib"),
    import("@cantoo/fontkit"),
  ]);
  const face = Uint8Array.from(atob(labelFace), (sign) => sign.charCodeAt(0));
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit as never);
  const font = await pdf.embedFont(face, { subset: false });
  return { pdf, font, known: new Set(font.getCharacterSet()) };
}

/** A text with a question mark for every letter the face lacks. */
export const printable = ({ known }: Pick<Paper, "known">, text: string): string =>
  [...text.normalize("NFC")].map((sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : missing)).join("");

/** As large as the room allows: a ring is never cut. */
export function sizeFor(font: PDFFont, text: string, width: number, largest: number): number {
  const wide = font.widthOfTextAtSize(text, 1);
  return wide === 0 ? largest : Math.max(3, Math.min(largest, width / wide));
}

const legible = 4.5;

/** A printable text as large as the room allows, and cut short where it would be too small to read. */
export function fitted(
  paper: Pick<Paper, "font" | "known">,
  text: string,
  width: number,
  largest: number,
): { shown: string; size: number } {
  const whole = printable(paper, text);
  const size = Math.max(Math.min(legible, largest), sizeFor(paper.font, whole, width, largest));
  if (paper.font.widthOfTextAtSize(whole, size) <= width + 0.01) return { shown: whole, size };
  const signs = [...whole];
  let [fits, most] = [0, signs.length];
  while (most - fits > 1) {
    const middle = (fits + most) >> 1;
    const isFitting = paper.font.widthOfTextAtSize(`${signs.slice(0, middle).join("")}…`, size) <= width;
    [fits, most] = isFitting ? [middle, most] : [fits, middle];
  }
  return { shown: `${signs.slice(0, fits).join("").trimEnd()}…`, size };
}

/** A colour, its parts from 0 to 1. */
export const ink = (red: number, green: number, blue: number) => ({ type: "RGB", red, green, blue }) as never;
const black = ink(0, 0, 0);

/**
 * A QR code with its top left corner there. Dark modules in one row are one rectangle, and a square is one path: 500 of them
 * stay a small file.
 */
export function drawSquare(page: PDFPage, { size, bits }: Square, { x, y }: { x: number; y: number }, side: number) {
  const module = side / (size + 2 * quiet);
  const path = runsOf({ size, bits })
    .map(([row, from, length]) => {
      const left = (from + quiet) * module;
      const top = (row + quiet) * module;
      return `M${left.toFixed(2)} ${top.toFixed(2)}h${(length * module).toFixed(2)}v${module.toFixed(2)}h-${(length * module).toFixed(2)}z`;
    })
    .join("");
  page.drawSvgPath(path, { x, y, borderWidth: 0, color: black });
}

/** The dark runs of a square: row, first module, how many. */
export function runsOf({ size, bits }: Square): Array<[row: number, from: number, length: number]> {
  return Array.from({ length: size }, (_, row) => row).flatMap((row) => {
    const line = bits.slice(row * size, (row + 1) * size);
    return [...line.matchAll(/1+/g)].map(({ index, 0: run }): [number, number, number] => [row, index, run.length]);
  });
}
