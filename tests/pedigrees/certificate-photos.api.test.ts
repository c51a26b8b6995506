import { PDFDict, PDFName, PDFNumber, type PDFRawStream } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { aviary } from "#tests/app/spreadsheet-world.ts";
import { photoFile, photoForm, picture, pictureBytes } from "#tests/photos/photos.ts";
import { cleanPhoto } from "#worker/photos/cleaning.ts";
import { unprintable } from "#worker/photos/pixels.ts";
import { picturesIn } from "./pdf-pictures.ts";
import { blackPng, chunk, header, pngOf } from "./pngs.ts";

async function printer() {
  const { ask, a, canary } = await aviary();
  /** Pictures in the certificate of a bird with this photo; what the API said of the photo where it took none. */
  return async (bytes: Uint8Array, thumb?: Uint8Array) => {
    const json = { identifier: crypto.randomUUID().slice(0, 30), sex: "male", species_id: canary.id };
    const { data } = (await (await ask("/api/birds", { as: a, json })).json()) as { data: { id: string } };
    const form = await photoForm([photoFile(bytes)], thumb ? [photoFile(thumb)] : []);
    expect((await ask(`/api/birds/${data.id}/photos`, { as: a, form })).status).toBe(201);
    const sheet = await ask(`/api/birds/${data.id}/certificate.pdf`, { as: a });
    return picturesIn(await sheet.arrayBuffer());
  };
}

const number = (it: PDFRawStream | undefined, name: string) => it?.dict.lookup(PDFName.of(name), PDFNumber).asNumber();

test("a light file of 40 million pixels is not printed, or its small copy is", async () => {
  const print = await printer();
  const bytes = blackPng({ width: 12_000, height: 3333 });
  expect(bytes.length).toBeLessThan(150_000);
  expect(unprintable(bytes)).toBe("pixels");
  expect(await print(bytes)).toEqual([]);
  const copy = await pictureBytes({ width: 480, height: 133 });
  const [small, ...others] = await print(bytes, copy);
  expect([number(small, "Width"), number(small, "Height"), others]).toEqual([480, 133, []]);
  // A small copy that PDF does not know helps nobody.
  expect(await print(bytes, await pictureBytes({ width: 480, height: 133, format: "webp" }))).toEqual([]);
});

test("a PNG without transparency goes into the paper as it is packed, whatever its depth", async () => {
  const print = await printer();
  for (const [colour, depth] of [
    [2, 8],
    [2, 16],
    [0, 1],
    [0, 16],
    [3, 4],
  ] as const) {
    const bytes = blackPng({ width: 4000, height: 3000, colour, depth });
    const [drawn, ...others] = await print(bytes);
    const parms = drawn?.dict.lookup(PDFName.of("DecodeParms"), PDFDict);
    expect(others).toEqual([]);
    expect([number(drawn, "Width"), number(drawn, "Height"), number(drawn, "BitsPerComponent")]).toEqual([
      ...[4000, 3000, depth],
    ]);
    expect(parms?.lookup(PDFName.of("Predictor"), PDFNumber).asNumber()).toBe(15);
    // Nothing was unpacked: twelve million pixels weigh what they weighed.
    expect(drawn?.contents.length).toBeLessThan(bytes.length);
  }
});

test("a transparent or interlaced PNG is unpacked while it is small, and only when its header is true", async () => {
  const print = await printer();
  const background = { r: 200, g: 30, b: 30, alpha: 0.5 };
  const clear = sharp({ create: { width: 300, height: 200, channels: 4, background } });
  expect(await print(new Uint8Array(await clear.png().toBuffer()))).toHaveLength(2);
  expect(await print(new Uint8Array(await clear.png({ progressive: true }).toBuffer()))).toHaveLength(2);
  const deep = await picture({ width: 301, height: 203 }).toColourspace("rgb16").png({ progressive: true }).toBuffer();
  expect(await print(new Uint8Array(deep))).toHaveLength(1);
  expect(unprintable(blackPng({ width: 3000, height: 2000, colour: 6 }))).toBe("pixels");
  expect(unprintable(blackPng({ width: 3000, height: 2000, interlace: 1 }))).toBe("pixels");
  // Ten by ten pixels, it says; a hundred million bytes come out.
  const liar = blackPng({ width: 10, height: 10, colour: 6 }, 100_000_000);
  expect([unprintable(liar), await print(liar)]).toEqual(["damaged", []]);
});

test("a picture of two sizes, of none, or of more than a phone can bear is no photo", async () => {
  const faultOf = (bytes: Uint8Array) => {
    const answer = cleanPhoto(bytes);
    return "fault" in answer ? answer.fault : "none";
  };
  const [small, large] = [header({ width: 8, height: 8 }), header({ width: 12_000, height: 3333 })];
  const body = chunk("IDAT", new Uint8Array(8));
  expect(faultOf(pngOf([small, large, body]))).toBe("damaged");
  expect(faultOf(pngOf([small, body, large]))).toBe("damaged");
  expect(faultOf(blackPng({ width: 0, height: 8 }))).toBe("damaged");
  expect(faultOf(blackPng({ width: 8, height: 0 }))).toBe("damaged");
  expect(faultOf(pngOf([header({ width: 12_000, height: 3334 }), body]))).toBe("pixels");
  const jpeg = Buffer.from(await pictureBytes());
  const at = jpeg.indexOf(Buffer.of(0xff, 0xc0));
  const frame = jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2));
  const wide = Buffer.from(frame);
  wide.writeUInt16BE(12_000, 7);
  expect(faultOf(new Uint8Array(Buffer.concat([jpeg.subarray(0, at), wide, jpeg.subarray(at)])))).toBe("damaged");
  const flat = Buffer.from(jpeg);
  flat.writeUInt16BE(0, at + 5);
  expect(faultOf(new Uint8Array(flat))).toBe("damaged");
});
