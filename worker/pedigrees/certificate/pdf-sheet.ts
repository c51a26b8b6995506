import type { PDFPage } from "@cantoo/pdf-lib";
import { fitted, ink, type Paper, printable } from "#worker/labels/pdf-ink.ts";
import { certificateFace } from "./face.ts";
import { drawPhoto, type Turned } from "./photo.ts";
import type { Face, Picture, Room, Sheet, Spot, Stroke, Writing } from "./sheet.ts";

type Pens = Record<Face, Paper>;

/** The letters of a certificate: those of labels, and the serif of the headings. */
export async function pensFor(sans: Paper): Promise<Pens> {
  const face = Uint8Array.from(atob(certificateFace), (sign) => sign.charCodeAt(0));
  const font = await sans.pdf.embedFont(face, { subset: false });
  return { sans, serif: { pdf: sans.pdf, font, known: new Set(font.getCharacterSet()) } };
}

type Given = { page: PDFPage; pens: Pens; photos: ReadonlyMap<Picture, Turned> };

/** A page of a PDF as a sheet. */
export function pdfSheet({ page, pens, photos }: Given): Sheet {
  const { width, height } = page.getSize();
  // A letter that the serif lacks takes the whole line into the other face.
  const penFor = (text: string, face: Face) => (hasAll(pens[face], text) ? pens[face] : pens.sans);
  const widthOf = (text: string, size: number, face: Face = "sans") => {
    const pen = penFor(text, face);
    return pen.font.widthOfTextAtSize(printable(pen, text), size);
  };
  function write(text: string, { x, y, size: largest, width: room, face = "sans", colour, align }: Writing): number {
    const pen = penFor(text, face);
    const { shown, size } = fitted(pen, text, room, largest);
    const wide = pen.font.widthOfTextAtSize(shown, size);
    const left = align === "middle" ? x - wide / 2 : align === "right" ? x - wide : x;
    page.drawText(shown, { x: left, y: height - y, size, font: pen.font, color: inkOf(colour ?? "#000000") });
    return size;
  }
  function draw(
    path: string,
    { fill, line, width: thick = 1 }: Stroke,
    at: Spot & { scale?: number } = { x: 0, y: 0 },
  ) {
    page.drawSvgPath(path, {
      ...{ x: at.x, y: height - at.y, scale: at.scale ?? 1 },
      ...(fill ? { color: inkOf(fill) } : {}),
      ...(line ? { borderColor: inkOf(line), borderWidth: thick, borderLineCap: round } : { borderWidth: 0 }),
    });
  }
  function picture(of: Picture, room: Room, align?: "left" | "middle") {
    const photo = photos.get(of);
    return photo && drawPhoto(page, photo, room, align);
  }
  const legible = (text: string | null) =>
    (text &&
      [...text.normalize("NFC")]
        .filter((sign) => hasAll(pens.sans, sign))
        .join("")
        .replace(/\s+/g, " ")
        .trim()) ||
    null;
  return { width, height, write, legible, widthOf, draw, picture };
}

const round = 1;

const hasAll = ({ known }: Pick<Paper, "known">, text: string) =>
  [...text.normalize("NFC")].every((sign) => known.has(sign.codePointAt(0) ?? 0));

function inkOf(colour: string) {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return ink(part(1), part(3), part(5));
}
