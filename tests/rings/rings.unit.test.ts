import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { bareRing, ringKey, searchKey } from "#worker/rings/keys.ts";
import { foldName } from "#worker/species/names.ts";
import { expectedVersion } from "#worker/versions.ts";

const text = fc.string({ unit: "grapheme" });

test("a ring is the same in any case, spacing and script form", () => {
  expect(ringKey("  Ａ１  b ")).toBe("a1 b");
  expect(ringKey("É-1")).toBe(ringKey("e\u0301-1"));
  expect(ringKey("É-1")).not.toBe(ringKey("E-1"));
  expect(ringKey("0012")).not.toBe(ringKey("12"));
});

test("a name folds without case and accents", () => {
  expect(foldName("  Pardal  de JAVA ")).toBe("pardal de java");
  expect(foldName("Canário")).toBe("canario");
  expect(foldName("각")).toBe("각");
});

test("ring and name are a line each for the search", () => {
  expect(searchKey("PT-1", "Íris")).toBe("pt1\niris");
  expect(searchKey("PT-1", null)).toBe("pt1\n");
});

property.prop([text])("what is folded once is folded for good", (given) => {
  expect(ringKey(ringKey(given))).toBe(ringKey(given));
  expect(foldName(foldName(given))).toBe(foldName(given));
});

property.prop([text, text])("equal rings have equal search lines", (one, other) => {
  if (ringKey(one) === ringKey(other)) expect(searchKey(one, null)).toBe(searchKey(other, null));
});

property.prop([text, text])("a search key has exactly two lines", (ring, name) => {
  expect(searchKey(ring, name).split("\n")).toEqual([bareRing(ring), foldName(name)]);
});

test("If-Match names a version or nothing", () => {
  expect([expectedVersion(undefined), expectedVersion("*"), expectedVersion('"3"'), expectedVersion('W/"12"')]).toEqual(
    [undefined, undefined, 3, 12],
  );
  for (const wrong of ["", '"0"', '"x"', '"-1"', '"1", "2"']) expect(() => expectedVersion(wrong)).toThrow();
});
