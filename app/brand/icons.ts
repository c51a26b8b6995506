import { readFileSync } from "node:fs";
import type { Palette } from "#app/styles/palette.ts";
import { paint } from "./paint.ts";

/** The mark alone, cut out of the favicon, which is its only drawing in public/. */
function mark({ green, card }: Palette): string {
  const svg = readFileSync("public/favicon.svg", "utf8");
  const shapes = svg.slice(svg.indexOf("</style>") + "</style>".length, svg.lastIndexOf("</svg>"));
  return shapes.replaceAll("var(--mark)", green ?? "").replaceAll("var(--vein)", card ?? "");
}

type Ground = { colour: string | undefined; isRound?: boolean };

/** The mark on a square, `share` of its width; without a ground it lies on whatever is behind. */
function square(colours: Palette, share: number, ground?: Ground): string {
  const size = 32 / share;
  const from = (32 - size) / 2;
  const corner = ground?.isRound ? size * 0.22 : 0;
  const paper = `<rect x="${from}" y="${from}" width="${size}" height="${size}" rx="${corner}" fill="${ground?.colour}"/>`;
  const box = `viewBox="${from} ${from} ${size} ${size}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} fill="none">${ground ? paper : ""}${mark(colours)}</svg>`;
}

/** Every icon that is painted, by the path it is served at. */
export function icons(colours: Palette): Record<string, () => Buffer> {
  const paper = { colour: colours.paper };
  const rounded = { ...paper, isRound: true };
  return {
    "/favicon.ico": () => ico(paint(square(colours, 1), 32), 32),
    // Apple rounds the corners and fills what is see-through with black.
    "/apple-touch-icon.png": () => paint(square(colours, 0.68, paper), 180),
    "/img/icon-192.png": () => paint(square(colours, 0.74, rounded), 192),
    "/img/icon-512.png": () => paint(square(colours, 0.74, rounded), 512),
    // A launcher may cut to the inner four fifths.
    "/img/icon-maskable-512.png": () => paint(square(colours, 0.56, paper), 512),
  };
}

// One PNG behind the head of an icon file: read by every browser that asks for /favicon.ico.
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  for (const [value, at] of [
    [1, 2],
    [1, 4],
    [1, 10],
    [32, 12],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}
