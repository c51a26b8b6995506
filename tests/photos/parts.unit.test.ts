import { expect, test } from "vitest";
import { cleanPhoto } from "#worker/photos/cleaning.ts";
import { jpegOf, pngOf, webpOf } from "./in-parts.ts";

/** What is said of a picture, and how often it was asked for a part of itself. */
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
  expect(cleanPhoto(pngOf({ notes: 500, pieces: 1500 }))).toMatchObject({ photo: { width: 8, height: 8 } });
  for (const bytes of [pngOf({ notes: 60_000, pieces: 60_000 }), jpegOf(200_000), webpOf(200_000)]) {
    const { answer, looks } = looksAt(bytes);
    expect(answer).toEqual({ fault: "damaged" });
    expect(looks).toBeLessThan(100_000);
  }
});
