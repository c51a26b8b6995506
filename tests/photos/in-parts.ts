import { crc32 } from "node:zlib";

const bytesOf = (pieces: Uint8Array[]) => new Uint8Array(Buffer.concat(pieces));
const many = (n: number, piece: Uint8Array) => Buffer.alloc(n * piece.length, piece);

function chunk(name: string, body = new Uint8Array()): Uint8Array {
  const whole = Buffer.alloc(12 + body.length);
  whole.writeUInt32BE(body.length);
  whole.write(name, 4, "latin1");
  whole.set(body, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + body.length)), 8 + body.length);
  return whole;
}

type Shape = { notes?: number; pieces?: number; width?: number; height?: number };

/** A PNG with so many empty notes before its picture, which comes in so many empty pieces. */
export function pngOf({ notes = 0, pieces = 1, width = 8, height = 8 }: Shape): Uint8Array {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return bytesOf([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    ...[chunk("IHDR", header), many(notes, chunk("teXt")), many(pieces, chunk("IDAT")), chunk("IEND")],
  ]);
}

/** A JPEG of nothing but so many tables. */
export const jpegOf = (parts: number) =>
  bytesOf([Uint8Array.of(0xff, 0xd8), many(parts, Uint8Array.of(0xff, 0xdd, 0, 4, 0, 1)), Uint8Array.of(0xff, 0xd9)]);

/** A WebP of nothing but so many chunks that nobody knows. */
export function webpOf(parts: number): Uint8Array {
  const opening = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  opening.writeUInt32LE(4 + 8 * parts, 4);
  return bytesOf([opening, many(parts, Buffer.from("JUNK\0\0\0\0", "latin1"))]);
}
