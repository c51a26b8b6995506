import { PDFArray, PDFNumber, type PDFObject } from "@cantoo/pdf-lib";

/** A box in points, its lower left corner first. */
export type Box = { left: number; bottom: number; right: number; top: number };
type Matrix = [number, number, number, number, number, number];
/** How a page is turned to be looked at: its size then, and the matrix that brings what is on it there. */
export type Turn = { width: number; height: number; box: Box; matrix: Matrix };

/** What is seen of a page, and how it is turned, by what it says of itself. */
export function turnOf(entry: (key: string) => PDFObject | undefined): Turn {
  const media = boxIn(entry("MediaBox")) ?? { left: 0, bottom: 0, right: 595.28, top: 841.89 };
  const crop = boxIn(entry("CropBox")) ?? media;
  const seen = {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  };
  const box = seen.right > seen.left && seen.top > seen.bottom ? seen : media;
  const { left, bottom, right, top } = box;
  const [width, height] = [right - left, top - bottom];
  const rotate = entry("Rotate");
  const quarters = rotate instanceof PDFNumber ? Math.round(rotate.asNumber() / 90) : 0;
  const ways: Turn[] = [
    { width, height, box, matrix: [1, 0, 0, 1, -left, -bottom] },
    { width: height, height: width, box, matrix: [0, -1, 1, 0, -bottom, right] },
    { width, height, box, matrix: [-1, 0, 0, -1, right, top] },
    { width: height, height: width, box, matrix: [0, 1, -1, 0, top, -left] },
  ];
  return ways[((quarters % 4) + 4) % 4] as Turn;
}

/** Four numbers as a box, whichever corners they name; undefined for anything else. */
export function boxIn(object: PDFObject | undefined): Box | undefined {
  if (!(object instanceof PDFArray) || object.size() !== 4) return undefined;
  const numbers = object.asArray().map((_, at) => object.lookup(at));
  const [a, b, c, d] = numbers.map((it) => (it instanceof PDFNumber ? it.asNumber() : Number.NaN));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  if (![a, b, c, d].every(Number.isFinite)) return undefined;
  return { left: Math.min(a, c), bottom: Math.min(b, d), right: Math.max(a, c), top: Math.max(b, d) };
}

/** A box of a page where it is seen. */
export function turned({ left, bottom, right, top }: Box, { matrix: [a, b, c, d, e, f] }: Pick<Turn, "matrix">): Box {
  const [x, y] = [left, right].map((it, at) => [
    a * it + c * (at ? top : bottom) + e,
    b * it + d * (at ? top : bottom) + f,
  ]) as [[number, number], [number, number]];
  return {
    left: Math.min(x[0], y[0]),
    bottom: Math.min(x[1], y[1]),
    right: Math.max(x[0], y[0]),
    top: Math.max(x[1], y[1]),
  };
}
