import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { countedRing, ringAfter } from "#worker/rings/running-number.ts";

const today = "2026-11-22";
const next = (ring: string, steps = 1) => {
  const counted = countedRing(ring, today);
  return counted && ringAfter(counted, steps);
};

test("the next ring keeps its zeros and what stands around the number", () => {
  expect(next("PT 2026 0417")).toBe("PT 2026 0418");
  expect(next("0417-A")).toBe("0418-A");
  expect(next("0099")).toBe("0100");
  expect(next("99")).toBe("100");
  expect(next("R7", 3)).toBe("R10");
  expect(next("STAM 4455 2026 12")).toBe("STAM 4455 2026 13");
});

test("a year or a diameter behind the number is not what counts up", () => {
  expect(next("0417/26")).toBe("0418/26");
  expect(next("0417/2019")).toBe("0418/2019");
  expect(next("PT 0417 2026")).toBe("PT 0418 2026");
  expect(next("PT 26 2026")).toBe("PT 26 2027");
  expect(next("PT 2026 26")).toBe("PT 2026 27");
  expect(next("PT 2026/26")).toBe("PT 2026/27");
  expect(next("PT 2026 0417 2.9")).toBe("PT 2026 0418 2.9");
  expect(next("2026")).toBe("2027");
});

test("a ring without digits has none that follows", () => {
  expect([next("Rubi"), next(""), next("2.9")]).toEqual([null, null, null]);
});

test("a number longer than a computer counts goes on at its end", () => {
  expect(next("985141000123456789")).toBe("985141000123456790");
});

property.prop([fc.string({ maxLength: 12 }), fc.nat(999_999), fc.constantFrom("", "-A", " B", "a")])(
  "counting twice is counting by two, and nothing but the number changes",
  (start, number, end) => {
    const ring = `${start} ${String(number).padStart(6, "0")}${end}`;
    const once = next(ring) ?? "";
    if (once.length > ring.normalize("NFKC").length) return;
    expect(next(once)).toBe(next(ring, 2));
    const counted = countedRing(ring, today);
    expect(counted && counted.head + counted.digits + counted.tail).toBe(ringAfter(counted ?? never(), 0));
  },
);

function never(): never {
  throw new Error("a ring with digits has a number");
}
