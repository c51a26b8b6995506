import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { cleanPhoto } from "#worker/photos/cleaning.ts";

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

const header = Uint8Array.of(0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0);
const png = (notes: number, pieces: number) =>
  bytesOf([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    ...[chunk("IHDR", header), many(notes, chunk("teXt")), many(pieces, chunk("IDAT")), chunk("IEND")],
  ]);
const jpeg = (parts: number) =>
  bytesOf([Uint8Array.of(0xff, 0xd8), many(parts, Uint8Array.of(0xff, 0xdd, 0, 4, 0, 1)), Uint8Array.of(0xff, 0xd9)]);
function webp(parts: number): Uint8Array {
  const opening = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  opening.writeUInt32LE(4 + 8 * parts, 4);
  return bytesOf([opening, many(parts, Buffer.from("JUNK\0\0\0\0", "latin1"))]);
}

/** Runs something and counts how often a picture was asked for a part of itself. */
function looksAt(bytes: Uint8Array) {
  let looks = 0;
  const { subarray } = Uint8Array.prototype;
  bytes.subarray = (...given) => {
    looks += 1;
    return subarray.apply(bytes, given);
  };
  return { answer: cleanPhoto(bytes), looks };
}

test("a picture of a thousand parts is one; one that falls into a million is refused before most are looked at", () => {
  expect(cleanPhoto(png(500, 1500))).toMatchObject({ photo: { width: 8, height: 8 } });
  for (const bytes of [png(60_000, 60_000), jpeg(200_000), webp(200_000)]) {
    const { answer, looks } = looksAt(bytes);
    expect(answer).toEqual({ fault: "damaged" });
    expect(looks).toBeLessThan(100_000);
  }
});
