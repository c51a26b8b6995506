import type { PDFPage } from "@cantoo/pdf-lib";
import { fitted, ink, printable } from "#worker/labels/pdf-ink.ts";
import { legibleIn, type Pens, penIn } from "./pens.ts";
import { drawPhoto, type Turned } from "./photo.ts";
import type { Face, Picture, Room, Sheet, Spot, Stroke, Writing } from "./sheet.ts";

type Given = { page: PDFPage; pens: Pens; photos: ReadonlyMap<Picture, Turned> };

/** A page of a PDF as a sheet. */
export function pdfSheet({ page, pens, photos }: Given): Sheet {
  const { width, height } = page.getSize();
  const widthOf = (text: string, size: number, face: Face = "sans") => {
    const pen = penIn(pens, text, face);
    return pen.font.widthOfTextAtSize(printable(pen, text), size);
  };
  function write(text: string, { x, y, size: largest, width: room, face = "sans", colour, align }: Writing): number {
    const pen = penIn(pens, text, face);
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
  return { width, height, write, legible: (text) => legibleIn(pens, text), widthOf, draw, picture };
}

const round = 1;

function inkOf(colour: string) {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return ink(part(1), part(3), part(5));
}
