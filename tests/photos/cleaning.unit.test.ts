import sharp from "sharp";
import { expect, test } from "vitest";
import { cleanPhoto, cleanThumb } from "#worker/photos/cleaning.ts";
import type { CleanPhoto } from "#worker/photos/faults.ts";
import { orientationIn, orientationOnly } from "#worker/photos/orientation.ts";
import { picture, pictureBytes, talkativePicture } from "./photos.ts";

const formats = ["jpeg", "png", "webp"] as const;
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const faultOf = (bytes: Uint8Array) => {
  const answer = cleanPhoto(bytes);
  return "fault" in answer ? answer.fault : "none";
};
function cleaned(bytes: Uint8Array): CleanPhoto {
  const answer = cleanPhoto(bytes);
  if (!("photo" in answer)) throw new Error(answer.fault);
  return answer.photo;
}
const pixels = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer();
const withTail = (bytes: Uint8Array, tail: string) => new Uint8Array(Buffer.concat([bytes, Buffer.from(tail)]));

test("a picture comes out as it went in, to the pixel, in every format", async () => {
  for (const format of formats)
    for (const progressive of [false, true]) {
      const bytes = await pictureBytes({ format, progressive, width: 101, height: 67 });
      const photo = cleaned(bytes);
      expect([photo.type, photo.width, photo.height]).toEqual([`image/${format}`, 101, 67]);
      expect(await pixels(photo.bytes)).toEqual(await pixels(bytes));
      // Cleaned once more it stays as it is.
      expect(cleaned(photo.bytes).bytes).toEqual(photo.bytes);
    }
});

test("rare kinds of the three formats keep their pixels", async () => {
  const base = picture({ width: 40, height: 30 });
  const kinds = [
    base.clone().toColourspace("b-w").jpeg(),
    base.clone().toColourspace("cmyk").jpeg(),
    base.clone().jpeg({ chromaSubsampling: "4:4:4", mozjpeg: true }),
    base.clone().png({ palette: true }),
    base.clone().toColourspace("rgb16").png(),
    base.clone().ensureAlpha(0.5).png({ progressive: true }),
    base.clone().ensureAlpha(0.5).webp({ lossless: true }),
    base.clone().ensureAlpha(0.5).webp({ quality: 40 }),
  ];
  for (const kind of kinds) {
    const bytes = new Uint8Array(await kind.toBuffer());
    const photo = cleaned(bytes);
    expect(await pixels(photo.bytes)).toEqual(await pixels(bytes));
    expect((await sharp(photo.bytes).metadata()).hasAlpha).toBe((await sharp(bytes).metadata()).hasAlpha);
  }
});

test("where, when, by whom and with what it was taken is gone; how the camera was held stays", async () => {
  for (const format of formats)
    for (const orientation of [1, 3, 6, 8]) {
      const { bytes, secret } = await talkativePicture({ format, orientation, width: 64, height: 48 });
      expect([format, text(bytes).includes(secret)]).toEqual([format, true]);
      const photo = cleaned(bytes);
      const after = await sharp(photo.bytes).metadata();
      expect([format, text(photo.bytes).includes("CANARY"), after.icc, after.xmp, after.iptc, after.comments]).toEqual([
        ...[format, false, undefined, undefined, undefined, undefined],
      ]);
      expect([format, after.orientation ?? 1]).toEqual([format, orientation]);
      // Nothing of EXIF but the 26 bytes that say so.
      expect(after.exif?.length ?? 0).toBe(orientation === 1 ? 0 : (after.exif?.indexOf("MM") ?? 0) + 26);
      const shown = await sharp(photo.bytes).autoOrient().toBuffer({ resolveWithObject: true });
      expect([photo.width, photo.height]).toEqual([shown.info.width, shown.info.height]);
    }
});

test("data behind the end of a photo is cut off: a page, an archive, another picture", async () => {
  for (const format of formats) {
    const bytes = await pictureBytes({ format });
    for (const tail of ["<html><script>alert(1)</script>", "PK\u0003\u0004 evil", text(bytes)]) {
      const photo = cleaned(withTail(bytes, tail));
      expect([format, photo.bytes.length <= bytes.length, text(photo.bytes).includes("<script>")]).toEqual([
        format,
        true,
        false,
      ]);
      expect(await pixels(photo.bytes)).toEqual(await pixels(bytes));
    }
  }
});

test("a script inside a comment does not survive", async () => {
  const bytes = await pictureBytes();
  const note = Buffer.from("<script>alert(1)</script>");
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, note.length + 2]), note]);
  const polyglot = new Uint8Array(Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)]));
  expect(text(cleaned(polyglot).bytes)).not.toContain("<script>");
});

test("a file that is no photo is refused by what it is, whatever its name says", async () => {
  const gif = new Uint8Array(await picture().gif().toBuffer());
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
  const fields = {
    empty: new Uint8Array(),
    svg: Buffer.from(`\ufeff<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`),
    gif,
    heic,
    kind: Buffer.from("<!doctype html><p>Olá"),
    large: new Uint8Array(20 * 1024 * 1024),
  };
  for (const [fault, bytes] of Object.entries(fields)) expect([fault, faultOf(bytes)]).toEqual([fault, fault]);
  const frames = ["#102030", "#f0e0d0"].map((background) =>
    sharp({ create: { width: 30, height: 30, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(faultOf(new Uint8Array(moving))).toBe("animated");
  const png = Buffer.from(await pictureBytes({ format: "png" }));
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
  const apng = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
  expect(faultOf(new Uint8Array(apng))).toBe("animated");
});

test("a header that promises more pixels than a phone can hold is refused before anything is read", async () => {
  const jpeg = await pictureBytes();
  const frame = Buffer.from(jpeg).indexOf(Buffer.from([0xff, 0xc0]));
  const png = await pictureBytes({ format: "png" });
  const webp = new Uint8Array(await picture({ format: "webp" }).webp({ lossless: true }).toBuffer());
  const huge = (bytes: Uint8Array, write: (buffer: Buffer) => void) => {
    const copy = Buffer.from(bytes);
    write(copy);
    return new Uint8Array(copy);
  };
  const hostile = [
    huge(jpeg, (it) => it.writeUInt16BE(60_000, frame + 5)),
    huge(jpeg, (it) => it.writeUInt32BE((9000 << 16) | 9000, frame + 5)),
    huge(png, (it) => it.writeUInt32BE(60_000, 16)),
    huge(png, (it) => it.writeUInt32BE(0xffffffff, 20)),
    huge(webp, (it) => it.writeUInt32LE(0x0fffffff, 21)),
  ];
  expect(hostile.map(faultOf)).toEqual(hostile.map(() => "pixels"));
  expect(faultOf(huge(png, (it) => it.writeUInt32BE(0, 16)))).toBe("damaged");
});

test("a truncated file is refused wherever it ends", async () => {
  for (const format of formats) {
    const bytes = await pictureBytes({ format });
    for (let end = 12; end < bytes.length; end += 7)
      expect([format, end, faultOf(bytes.subarray(0, end))]).toEqual([format, end, "damaged"]);
  }
});

test("a small copy is taken only when it is small, sound and of this picture", async () => {
  const photo = cleaned(await pictureBytes({ width: 1200, height: 801 }));
  const thumb = await pictureBytes({ width: 480, height: 320, format: "webp" });
  expect(cleanThumb(thumb, photo)).toMatchObject({ width: 480, height: 320, type: "image/webp" });
  const wrong = [
    await pictureBytes({ width: 320, height: 480 }),
    await pictureBytes({ width: 900, height: 600 }),
    thumb.subarray(0, thumb.length - 20),
    Buffer.from("<svg/>"),
    new Uint8Array(),
  ];
  // One that is heavier than what it stands for would be kept beside it uncounted.
  const light = cleaned(await pictureBytes({ width: 60, height: 40, format: "webp" }));
  expect(thumb.length).toBeGreaterThan(light.bytes.length);
  expect(cleanThumb(thumb, light)).toBeUndefined();
  expect(wrong.map((bytes) => cleanThumb(bytes, photo))).toEqual(wrong.map(() => undefined));
});

test("the way the camera was held is read back as written", () => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8])
    expect(orientationIn(orientationOnly(orientation))).toBe(orientation);
});
