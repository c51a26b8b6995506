import { crc32 } from "node:zlib";
import { BadPhoto, type CleanPhoto, joined, lettersAt, newPartCount, requireShowable, viewOf } from "./faults.ts";
import { orientationIn, orientationOnly, upright } from "./orientation.ts";

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const kept = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"];
const animated = ["acTL", "fcTL", "fdAT"];
/** Bit depths by colour type. */
const depths: Record<number, number[]> = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] };

/** A PNG rewritten from the chunks that make the picture; what lies behind its end is left out. */
export function cleanPng(bytes: Uint8Array): CleanPhoto {
  const view = viewOf(bytes);
  const pieces: Uint8Array[] = [signature];
  const seen: Seen = { names: new Set(), last: "" };
  const part = newPartCount();
  let orientation = 1;
  for (let at = 8; seen.last !== "IEND"; ) {
    part();
    const length = at + 12 <= bytes.length ? view.getUint32(at) : Number.POSITIVE_INFINITY;
    const next = at + 12 + length;
    if (next > bytes.length) throw new BadPhoto("damaged");
    const name = lettersAt(bytes, at + 4);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (animated.includes(name)) throw new BadPhoto("animated");
    if (name === "eXIf") orientation = orientationIn(body);
    // A capital letter says that the picture cannot be understood without this chunk.
    if (!kept.includes(name) && !/^[a-z]/.test(name)) throw new BadPhoto("damaged");
    if (kept.includes(name)) {
      requireInPlace(name, body, seen);
      if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== view.getUint32(next - 4)) throw new BadPhoto("damaged");
      pieces.push(bytes.subarray(at, next));
    }
    seen.names.add(name);
    seen.last = name;
    at = next;
  }
  if (!seen.names.has("IDAT")) throw new BadPhoto("damaged");
  if (orientation > 1) pieces.splice(2, 0, chunk("eXIf", orientationOnly(orientation)));
  const size = upright(view.getUint32(16), view.getUint32(20), orientation);
  return { type: "image/png", bytes: joined(pieces), ...size };
}

/** The names of the chunks so far. */
type Seen = { names: Set<string>; last: string };

function requireInPlace(name: string, body: Uint8Array, seen: Seen): void {
  const [first] = seen.names;
  const isOpened = name === "IHDR" ? first === undefined && isHeader(body) : first === "IHDR";
  if (!isOpened || !isInPlace(name, body, seen)) throw new BadPhoto("damaged");
}

function isInPlace(name: string, body: Uint8Array, { names, last }: Seen): boolean {
  // The picture's own chunks follow each other without a gap.
  if (name === "IDAT") return !names.has(name) || last === name;
  if (name === "IEND") return body.length === 0;
  const isEarly = !names.has(name) && !names.has("IDAT");
  if (name === "PLTE") return isEarly && body.length % 3 === 0 && body.length <= 768;
  return name === "IHDR" || (isEarly && body.length <= 256);
}

function isHeader(body: Uint8Array): boolean {
  const [depth = 0, colour = -1, compression, filter, interlace = 2] = body.subarray(8);
  if (body.length !== 13 || compression !== 0 || filter !== 0 || interlace > 1) return false;
  const view = viewOf(body);
  requireShowable(view.getUint32(0), view.getUint32(4));
  return depths[colour]?.includes(depth) ?? false;
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const whole = new Uint8Array(body.length + 12);
  const view = viewOf(whole);
  view.setUint32(0, body.length);
  whole.set(
    [...name].map((letter) => letter.charCodeAt(0)),
    4,
  );
  whole.set(body, 8);
  view.setUint32(body.length + 8, crc32(whole.subarray(4, body.length + 8)));
  return whole;
}
