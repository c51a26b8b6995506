import type { PDFPage } from "@cantoo/pdf-lib";
import { fitted, ink, type Paper, printable, sizeFor } from "#worker/labels/pdf-ink.ts";
import { widthOf, wrapped } from "#worker/labels/pdf-wrapping.ts";
import type { Widget } from "./widgets.ts";

/** A room on a page in points, to be written in: `y` is its lower edge. */
export type Room = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Points of its letters at most. */
  size: number;
  align: "left" | "middle" | "right";
  isTall: boolean;
  cells: number | null;
};

/** Letters are never smaller than this: what does not fit goes on to a sheet of its own. */
const legible = 5.5;
const lead = 1.2;
// What stands above the line of a letter, of its size.
const rise = 0.7;
const black = ink(0, 0, 0);

/** The room that a field of a form leaves. */
export function roomOf({ box, size, isTall, align, cells }: Widget): Room {
  const edge = 2;
  const width = Math.max(1, box.right - box.left - (cells ? 0 : 2 * edge));
  const height = box.top - box.bottom;
  const own = size ?? Math.min(11, Math.max(legible, height * 0.62));
  return { x: box.left + (cells ? 0 : edge), y: box.bottom, width, height, size: own, align, isTall, cells };
}

/** Writes a text into its room; false where it does not fit in letters that can be read, and nothing was written. */
export function write(paper: Paper, page: PDFPage, text: string, room: Room): boolean {
  const whole = printable(paper, text).replace(/\s+/g, " ").trim();
  const signs = [...whole];
  if (room.cells && signs.length <= room.cells) return writeCells(paper, page, signs, room);
  const size = Math.min(room.size, sizeFor(paper.font, whole, room.width, room.size));
  const isFitting = size >= Math.min(legible, room.size);
  // Lines are broken before letters get smaller, where the room takes several.
  const broken = size < room.size ? linesIn(paper, whole, room) : undefined;
  if (isFitting && (!broken || broken.size <= size)) {
    const y = room.isTall ? room.y + room.height - size * lead : room.y + (room.height - size * rise) / 2;
    writeLine(paper, page, whole, { ...room, y, size });
    return true;
  }
  if (!broken) return false;
  writeLines(paper, page, broken, room);
  return true;
}

/** Writes what fits, cut short. */
export function writeShort(paper: Paper, page: PDFPage, text: string, room: Room): void {
  const { shown, size } = fitted(paper, text, room.width, room.size);
  writeLine(paper, page, shown, { ...room, y: room.y + (room.height - size * rise) / 2, size });
}

function writeLine({ font }: Paper, page: PDFPage, text: string, { x, y, width, size, align }: Room): void {
  const free = width - widthOf({ font, known: new Set() }, text, size);
  const ahead = align === "left" ? 0 : align === "middle" ? free / 2 : free;
  page.drawText(text, { x: x + Math.max(0, ahead), y, size, font, color: black });
}

type Lines = { lines: string[]; size: number };
const tallness = ({ lines, size }: Lines) => (lines.length - 1) * size * lead + size;

/** The largest letters in which a text fits in lines; undefined where it fits in none that can be read. */
function linesIn(paper: Paper, text: string, room: Room): Lines | undefined {
  for (let size = room.size; size >= Math.min(legible, room.size); size -= 0.5) {
    // A number is never parted.
    if (text.split(" ").some((word) => widthOf(paper, word, size) > room.width)) continue;
    const broken = { lines: wrapped(paper, text, size, room.width), size };
    if (tallness(broken) <= room.height) return broken;
  }
  return undefined;
}

function writeLines(paper: Paper, page: PDFPage, { lines, size }: Lines, room: Room): void {
  const middle = room.y + (room.height + tallness({ lines, size })) / 2 - size * 0.85;
  const top = room.isTall ? room.y + room.height - size * lead : middle;
  for (const [at, line] of lines.entries()) writeLine(paper, page, line, { ...room, y: top - at * size * lead, size });
}

function writeCells({ font }: Paper, page: PDFPage, signs: string[], room: Room): boolean {
  const wide = room.width / (room.cells ?? 1);
  const size = Math.min(room.size, room.height * 0.8, wide * 1.4);
  for (const [at, sign] of signs.entries()) {
    const x = room.x + at * wide + (wide - font.widthOfTextAtSize(sign, size)) / 2;
    page.drawText(sign, { x, y: room.y + (room.height - size * rise) / 2, size, font, color: black });
  }
  return true;
}
