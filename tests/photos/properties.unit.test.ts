import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { cleanPhoto } from "#worker/photos/cleaning.ts";
import { orientationIn } from "#worker/photos/orientation.ts";
import { pictureBytes } from "./photos.ts";

const sound = await Promise.all((["jpeg", "png", "webp"] as const).map((format) => pictureBytes({ format })));
const changes = fc.array(fc.record({ at: fc.nat({ max: 4000 }), byte: fc.nat({ max: 255 }) }), { maxLength: 6 });
const openings = ["ffd8ff", "89504e470d0a1a0a0000000d49484452", "524946460000000057454250"];

test.prop([fc.constantFrom(...sound), changes, fc.nat({ max: 4000 })])(
  "whatever was done to a picture, it is refused or comes out sound: cleaning it again changes nothing",
  (bytes, edits, cut) => {
    const hurt = bytes.slice(0, Math.max(16, bytes.length - (cut % 50)));
    for (const { at, byte } of edits) hurt[at % hurt.length] = byte;
    const first = cleanPhoto(hurt);
    if (!("photo" in first)) return;
    expect(cleanPhoto(first.photo.bytes)).toEqual(first);
    expect(first.photo.bytes.length).toBeLessThanOrEqual(hurt.length + 100);
  },
);

test.prop([fc.constantFrom("", ...openings), fc.uint8Array({ maxLength: 400 })])(
  "any bytes get an answer and no exception",
  (opening, bytes) => {
    const answer = cleanPhoto(new Uint8Array(Buffer.concat([Buffer.from(opening, "hex"), bytes])));
    expect("photo" in answer || typeof answer.fault === "string").toBe(true);
  },
);

test.prop([fc.constantFrom("4d4d002a", "49492a00", ""), fc.uint8Array({ maxLength: 200 })])(
  "any EXIF block is read as one of eight ways to hold a camera",
  (opening, bytes) => {
    const orientation = orientationIn(new Uint8Array(Buffer.concat([Buffer.from(opening, "hex"), bytes])));
    expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(orientation);
  },
);
