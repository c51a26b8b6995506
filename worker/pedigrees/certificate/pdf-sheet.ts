import type { PDFPage } from "@cantoo/pdf-lib";
import { ink } from "#worker/labels/pdf-ink.ts";
import type { Room } from "#worker/labels/pdf-picture.ts";
import { drawPhoto, type Turned } from "#worker/labels/pdf-picture.ts";
import type { Picture } from "#worker/photos/printable.ts";
import { laid, legibleIn, type Pens, widthIn } from "./pens.ts";
import type { Sheet, Spot, Stroke, Writing } from "./sheet.ts";

type Given = { page: PDFPage; pens: Pens; photos: ReadonlyMap<Picture, Turned> };

/** A page of a PDF as a sheet. */
export function pdfSheet({ page, pens, photos }: Given): Sheet {
  const { width, height } = page.getSize();
  function write(text: string, writing: Writing): number {
    const { pen, shown, size, left } = laid(pens, text, writing);
    page.drawText(shown, {
      x: left,
      y: height - writing.y,
      size,
      font: pen.font,
      color: inkOf(writing.colour ?? "#000000"),
    });
    return size;
  }
  function draw(
    path: string,
    { fill, line, width: thick = 1 }: Stroke,
    at: Spot & { scale?: number } = { x: 0, y: 0 },
  ) {
    page.drawSvgPath(path, {
      x: at.x,
      y: height - at.y,
      scale: at.scale ?? 1,
      ...(fill ? { color: inkOf(fill) } : {}),
      ...(line ? { borderColor: inkOf(line), borderWidth: thick, borderLineCap: round } : { borderWidth: 0 }),
    });
  }
  function picture(of: Picture, room: Room, align?: "left" | "middle") {
    const photo = photos.get(of);
    return photo && drawPhoto(page, photo, room, align);
  }
  return {
    width,
    height,
    write,
    legible: (text) => legibleIn(pens, text),
    widthOf: (text, size, face) => widthIn(pens, text, size, face),
    draw,
    picture,
  };
}

const round = 1;

function inkOf(colour: string) {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return ink(part(1), part(3), part(5));
}
