import type { Paper } from "#worker/labels/pdf-ink.ts";
import type { Room, Turned } from "#worker/labels/pdf-picture.ts";
import { upright } from "#worker/photos/orientation.ts";
import type { Picture } from "#worker/photos/printable.ts";
import { laid, legibleIn, type Pens, widthIn } from "./pens.ts";
import type { Face, Sheet, Spot, Stroke, Writing } from "./sheet.ts";

/** A letter's outline in units of its face, and how far it carries. */
type Glyph = { id: number; advanceWidth: number; path: { toSVG(): string } };
/** A face whose outlines can be had, as fontkit opens it. */
export type Outlines = { unitsPerEm: number; layout(text: string): { glyphs: Glyph[] } };

type Given = {
  width: number;
  height: number;
  pens: Pens;
  outlines: Record<Face, Outlines>;
  photos: ReadonlyMap<Picture, Turned>;
};

/** A sheet that becomes an SVG: the same letters as on paper, as outlines, so that whoever shows it needs no face. */
export function svgSheet({ width, height, pens, outlines, photos }: Given): Sheet & { drawn(): string } {
  const letters = new Map<string, string>();
  const marks: string[] = [];
  const faceOf = (pen: Paper): Face => (pen === pens.serif ? "serif" : "sans");
  function write(text: string, writing: Writing): number {
    const { pen, shown, size, left } = laid(pens, text, writing);
    const { unitsPerEm, layout } = bound(outlines[faceOf(pen)]);
    let along = 0;
    const used = layout(shown).glyphs.map(({ id, advanceWidth, path }) => {
      const key = `${faceOf(pen)}${id}`;
      if (!letters.has(key)) letters.set(key, path.toSVG());
      const use = letters.get(key) ? `<use href="#${key}" x="${round(along)}"/>` : "";
      along += advanceWidth;
      return use;
    });
    const scale = (size / unitsPerEm).toFixed(6);
    const place = `translate(${round(left)} ${round(writing.y)}) scale(${scale} -${scale})`;
    marks.push(`<g transform="${place}" fill="${writing.colour ?? "#000000"}">${used.join("")}</g>`);
    return size;
  }
  function draw(path: string, { fill = "none", line, width: thick = 1 }: Stroke, at?: Spot & { scale?: number }) {
    const stroke = line ? ` stroke="${line}" stroke-width="${thick}" stroke-linecap="round"` : "";
    const place = at ? ` transform="translate(${round(at.x)} ${round(at.y)}) scale(${at.scale ?? 1})"` : "";
    marks.push(`<path d="${path}" fill="${fill}"${stroke}${place}/>`);
  }
  function picture(of: Picture, room: Room, align?: "left" | "middle"): Room | undefined {
    const photo = photos.get(of);
    if (!photo) return undefined;
    // A browser turns a photo as the camera was held by itself.
    const shape = upright(photo.image.width, photo.image.height, photo.orientation);
    const scale = Math.min(room.width / shape.width, room.height / shape.height);
    const [wide, tall] = [shape.width * scale, shape.height * scale];
    const x = room.x + (align === "middle" ? (room.width - wide) / 2 : 0);
    const href = `data:${of.type};base64,${base64(of.bytes)}`;
    marks.push(
      `<image href="${href}" x="${round(x)}" y="${round(room.y)}" width="${round(wide)}" height="${round(tall)}"/>`,
    );
    return { x, y: room.y, width: wide, height: tall };
  }
  function drawn(): string {
    const defined = [...letters].filter(([, path]) => path).map(([key, path]) => `<path id="${key}" d="${path}"/>`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${defined.join("")}</defs><rect width="100%" height="100%" fill="#ffffff"/>${marks.join("")}</svg>`;
  }
  return {
    width,
    height,
    write,
    legible: (text) => legibleIn(pens, text),
    widthOf: (text, size, face) => widthIn(pens, text, size, face),
    draw,
    picture,
    drawn,
  };
}

const bound = (face: Outlines) => ({ unitsPerEm: face.unitsPerEm, layout: (text: string) => face.layout(text) });
const round = (length: number) => Number(length.toFixed(2));

// At once the letters would be too many arguments.
const bytesAtOnce = 0x8000;
function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += bytesAtOnce)
    text += String.fromCharCode(...bytes.subarray(at, at + bytesAtOnce));
  return btoa(text);
}
