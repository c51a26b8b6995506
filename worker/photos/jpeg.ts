import { BadPhoto, type CleanPhoto, joined, newPartCount, requireShowable, viewOf } from "./faults.ts";
import { orientationIn, orientationOnly, upright } from "./orientation.ts";

// ISO/IEC 10918-1: markers by their second byte.
const quantisation = 0xdb;
const huffman = 0xc4;
const restart = 0xdd;
const scan = 0xda;
const end = 0xd9;
const app0 = 0xe0;
const app1 = 0xe1;
const adobe = 0xee;
/** Baseline, extended and progressive: what browsers show. */
const frames = [0xc0, 0xc1, 0xc2];
const isDropped = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

const exifName = [0x45, 0x78, 0x69, 0x66, 0, 0];
const jfif = [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];
const opens = (body: Uint8Array, with_: readonly number[]) => with_.every((byte, at) => body[at] === byte);

/**
 * A JPEG rewritten from its own parts: the tables and scans that make the picture, and how the camera was held. What a
 * camera or a program wrote beside them is left out, and so is everything behind the end.
 */
export function cleanJpeg(bytes: Uint8Array): CleanPhoto {
  const kept: Uint8Array[] = [];
  const head: Uint8Array[] = [Uint8Array.of(0xff, 0xd8)];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let hasScan = false;
  const part = newPartCount();
  for (let at = 2; ; ) {
    part();
    const { marker, body, next } = segmentAt(bytes, at);
    if (marker === end) break;
    at = next;
    if (frames.includes(marker)) {
      if (size) throw new BadPhoto("damaged");
      size = sizeIn(body);
    } else if (marker === scan) {
      if (!size || body.length !== 4 + 2 * (body[0] ?? 0)) throw new BadPhoto("damaged");
      hasScan = true;
      at = scanEnd(bytes, next);
      kept.push(segment(marker, body), bytes.subarray(next, at));
      continue;
    } else if (isDropped(marker)) {
      if (marker === app0 && opens(body, jfif.slice(0, 5))) head[1] = segment(app0, Uint8Array.from(jfif));
      if (marker === app1 && opens(body, exifName)) orientation = orientationIn(body.subarray(6));
      // Without it a decoder takes the colours for others.
      if (marker === adobe && opens(body, [0x41, 0x64, 0x6f, 0x62, 0x65]) && body.length >= 12)
        kept.push(segment(adobe, body.subarray(0, 12)));
      continue;
    } else if (!isTable(marker, body)) throw new BadPhoto(marker >= 0xc0 && marker <= 0xdf ? "unusual" : "damaged");
    kept.push(segment(marker, body));
  }
  if (!size || !hasScan) throw new BadPhoto("damaged");
  if (orientation > 1) {
    const note = joined([Uint8Array.from(exifName), orientationOnly(orientation)]);
    kept.unshift(segment(app1, note));
  }
  const whole = joined([...head.filter(Boolean), ...kept, Uint8Array.of(0xff, end)]);
  return { type: "image/jpeg", bytes: whole, ...upright(size.width, size.height, orientation) };
}

/** The segment at a place; fill bytes before its marker are passed over. */
function segmentAt(bytes: Uint8Array, from: number): { marker: number; body: Uint8Array; next: number } {
  let at = from;
  if (bytes[at] !== 0xff) throw new BadPhoto("damaged");
  while (bytes[at] === 0xff) at += 1;
  const marker = bytes[at] ?? 0;
  const nothing = { marker, body: bytes.subarray(0, 0), next: at + 1 };
  if (marker === end) return nothing;
  // A second start, a stuffed byte or a lone restart: no picture goes on like this.
  if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) throw new BadPhoto("damaged");
  const length = ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
  const next = at + 1 + length;
  if (length < 2 || next > bytes.length) throw new BadPhoto("damaged");
  return { marker, body: bytes.subarray(at + 3, next), next };
}

function segment(marker: number, body: Uint8Array): Uint8Array {
  const length = body.length + 2;
  return joined([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), body]);
}

function sizeIn(body: Uint8Array): { width: number; height: number } {
  const components = body[5] ?? 0;
  if (![1, 3, 4].includes(components) || body.length !== 6 + 3 * components) throw new BadPhoto("damaged");
  if (body[0] !== 8) throw new BadPhoto("unusual");
  const view = viewOf(body);
  const size = { width: view.getUint16(3), height: view.getUint16(1) };
  requireShowable(size.width, size.height);
  return size;
}

/** Whether a segment is a table of exactly the length its contents say: nothing can travel inside it. */
function isTable(marker: number, body: Uint8Array): boolean {
  if (marker === restart) return body.length === 2;
  let at = 0;
  if (marker === quantisation) for (; at < body.length; ) at += 1 + ((body[at] ?? 0) >> 4 ? 128 : 64);
  else if (marker === huffman)
    for (; at < body.length; ) at += 17 + body.subarray(at + 1, at + 17).reduce((sum, codes) => sum + codes, 0);
  else return false;
  return at === body.length && at > 0;
}

/** Where the coded picture ends: the first marker in it that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; ; ) {
    at = bytes.indexOf(0xff, at);
    const next = at < 0 ? undefined : bytes[at + 1];
    if (next === undefined) throw new BadPhoto("damaged");
    if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else if (next === 0xff) at += 1;
    else return at;
  }
}
