import { fitted, type Paper, printable } from "#worker/labels/pdf-ink.ts";
import { certificateFace } from "./face.ts";
import type { Face, Writing } from "./sheet.ts";

export type Pens = Record<Face, Paper>;

/** A face that is kept as text, as bytes. */
export const bytesOf = (face: string): Uint8Array => Uint8Array.from(atob(face), (sign) => sign.charCodeAt(0));

/** The letters of a certificate: those of labels, and the serif of the headings. */
export async function pensFor(sans: Paper): Promise<Pens> {
  const font = await sans.pdf.embedFont(bytesOf(certificateFace), { subset: false });
  return { sans, serif: { pdf: sans.pdf, font, known: new Set(font.getCharacterSet()) } };
}

/** What a line is written with: a letter that the serif lacks takes the whole line into the other face. */
const penIn = (pens: Pens, text: string, face: Face): Paper => (hasAll(pens[face], text) ? pens[face] : pens.sans);

/** How far a text carries at a size, in points. */
export function widthIn(pens: Pens, text: string, size: number, face: Face = "sans"): number {
  const pen = penIn(pens, text, face);
  return pen.font.widthOfTextAtSize(printable(pen, text), size);
}

/** A line as it fits into its room: what is shown of it, with which pen and how large, and where it begins. */
export function laid(pens: Pens, text: string, { x, size: largest, width, face = "sans", align }: Writing) {
  const pen = penIn(pens, text, face);
  const { shown, size } = fitted(pen, text, width, largest);
  const wide = pen.font.widthOfTextAtSize(shown, size);
  return { pen, shown, size, left: align === "middle" ? x - wide / 2 : align === "right" ? x - wide : x };
}

/** A text without the letters that no face has; null where nothing is left of it. */
export const legibleIn = ({ sans }: Pens, text: string | null): string | null =>
  (text &&
    [...text.normalize("NFC")]
      .filter((sign) => hasAll(sans, sign))
      .join("")
      .replace(/\s+/g, " ")
      .trim()) ||
  null;

const hasAll = ({ known }: Pick<Paper, "known">, text: string) =>
  [...text.normalize("NFC")].every((sign) => known.has(sign.codePointAt(0) ?? 0));
