import { BadPhoto, type CleanPhoto, joined, lettersAt, newPartCount, requireShowable, viewOf } from "./faults.ts";
import { orientationIn, orientationOnly, upright } from "./orientation.ts";

const animationFlag = 0x02;
const exifFlag = 0x08;
const alphaFlag = 0x10;
type Size = { width: number; height: number };

/** A WebP rewritten from the chunks that make the picture; what lies behind its end is left out. */
export function cleanWebp(bytes: Uint8Array): CleanPhoto {
  const view = viewOf(bytes);
  const stop = bytes.length < 20 ? Number.POSITIVE_INFINITY : 8 + view.getUint32(4, true);
  if (stop > bytes.length) throw new BadPhoto("damaged");
  const found = new Map<string, Uint8Array>();
  let orientation = 1;
  const part = newPartCount();
  for (let at = 12; at < stop; ) {
    part();
    const length = at + 8 <= stop ? view.getUint32(at + 4, true) : Number.POSITIVE_INFINITY;
    if (at + 8 + length > stop) throw new BadPhoto("damaged");
    const name = lettersAt(bytes, at);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (name === "ANIM" || name === "ANMF") throw new BadPhoto("animated");
    if (name === "EXIF") orientation = orientationIn(withoutName(body));
    if (["VP8 ", "VP8L", "VP8X", "ALPH"].includes(name)) {
      if (found.has(name)) throw new BadPhoto("damaged");
      found.set(name, body);
    }
    // Odd chunks are followed by one byte of padding.
    at += 8 + length + (length % 2);
  }
  const size = requireOnePicture(found);
  const alpha = found.has("VP8 ") ? found.get("ALPH") : undefined;
  const isSimple = orientation === 1 && !alpha;
  const flags = (alpha || found.has("VP8L") ? alphaFlag : 0) | (orientation > 1 ? exifFlag : 0);
  const chunks = [
    ...(isSimple ? [] : [chunk("VP8X", extended(flags, size))]),
    ...(alpha ? [chunk("ALPH", alpha)] : []),
    ...(["VP8 ", "VP8L"] as const).flatMap((name) => chunkOf(name, found)),
    ...(orientation > 1 ? [chunk("EXIF", orientationOnly(orientation))] : []),
  ];
  const body = joined([letters("WEBP"), ...chunks]);
  return {
    type: "image/webp",
    bytes: joined([letters("RIFF"), number32(body.length), body]),
    ...upright(size.width, size.height, orientation),
  };
}

/** The size of the one picture in it; its header must say the same as the canvas around it. */
function requireOnePicture(found: ReadonlyMap<string, Uint8Array>): Size {
  const lossy = found.get("VP8 ");
  const lossless = found.get("VP8L");
  if (!lossy === !lossless) throw new BadPhoto("damaged");
  const size = lossy ? lossySize(lossy) : losslessSize(lossless as Uint8Array);
  requireShowable(size.width, size.height);
  const canvas = found.get("VP8X");
  if (!canvas) return size;
  if (canvas.length !== 10) throw new BadPhoto("damaged");
  if ((canvas[0] ?? 0) & animationFlag) throw new BadPhoto("animated");
  const view = viewOf(canvas);
  const around = { width: (view.getUint32(3, true) >>> 8) + 1, height: (view.getUint32(6, true) >>> 8) + 1 };
  requireShowable(around.width, around.height);
  if (around.width !== size.width || around.height !== size.height) throw new BadPhoto("damaged");
  return size;
}

/** RFC 6386: a key frame, its start code, fourteen bits each. */
function lossySize(body: Uint8Array): Size {
  const isKeyFrame = body.length > 10 && ((body[0] ?? 1) & 1) === 0;
  if (!isKeyFrame || body[3] !== 0x9d || body[4] !== 0x01 || body[5] !== 0x2a) throw new BadPhoto("damaged");
  const view = viewOf(body);
  const firstPart = (view.getUint32(0, true) & 0xffffff) >> 5;
  if (firstPart > body.length - 10) throw new BadPhoto("damaged");
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
}

function losslessSize(body: Uint8Array): Size {
  if (body.length < 6 || body[0] !== 0x2f) throw new BadPhoto("damaged");
  const bits = viewOf(body).getUint32(1, true);
  if (bits >>> 29 !== 0) throw new BadPhoto("damaged");
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

// Some programs write EXIF here with the name that only JPEG has.
const withoutName = (body: Uint8Array) => (lettersAt(body, 0) === "Exif" ? body.subarray(6) : body);
const letters = (word: string) => Uint8Array.from(word, (letter) => letter.charCodeAt(0));

function number32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
}

const chunk = (name: string, body: Uint8Array) =>
  joined([letters(name), number32(body.length), body, new Uint8Array(body.length % 2)]);

function chunkOf(name: string, found: ReadonlyMap<string, Uint8Array>): Uint8Array[] {
  const body = found.get(name);
  return body ? [chunk(name, body)] : [];
}

function extended(flags: number, { width, height }: Size): Uint8Array {
  const side = (pixels: number) => number32(pixels - 1).subarray(0, 3);
  return joined([Uint8Array.of(flags, 0, 0, 0), side(width), side(height)]);
}
