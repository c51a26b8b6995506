import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { ringParts } from "#worker/rings/parts.ts";

const read = (ring: string) => ringParts(ring, "2026-11-21");
const nothing = { federation: null, breeder: null, year: null, number: null, size: null };

test("rings read as their federations print them", () => {
  expect(read("FOI 08 MX41 50")).toEqual({ ...nothing, federation: "FOI", year: 2008, breeder: "MX41", number: "50" });
  expect(read("FOI R 15 29WE 123")).toEqual({
    federation: "FOI",
    size: "R",
    year: 2015,
    breeder: "29WE",
    number: "123",
  });
  expect(read("19-BVA-001")).toMatchObject({ year: 2019, number: "001" });
  expect(read("FOP 2024 884 007")).toEqual({
    ...nothing,
    federation: "FOP",
    year: 2024,
    breeder: "884",
    number: "007",
  });
  expect(read("PT 2026 0417")).toEqual({ ...nothing, federation: "PT", year: 2026, number: "0417" });
  expect(read("COM 22 1B 553")).toEqual({ ...nothing, federation: "COM", year: 2022, breeder: "1B", number: "553" });
});

test("what a chick is called until it is ringed is no ring", () => {
  expect(read("2026-06/2-2")).toEqual(nothing);
  expect(read("2026-112/10-1")).toEqual(nothing);
});

test("an ambiguous ring is not parsed", () => {
  for (const ring of ["0012345", "R046153", "Fem20", "1E5", "Rubi", "0001 0002"]) expect(read(ring).number).toBeNull();
});

test("two digits are a year of the century that is possible", () => {
  expect(read("FOP 27 884 1").year).toBe(2027);
  expect(read("FOP 28 884 1").year).toBe(1928);
  expect(read("FOP 98 884 1").year).toBe(1998);
});

property.prop([fc.string({ unit: "binary", maxLength: 120 })])("any text at all is read without complaint", (text) => {
  const { year } = read(text);
  expect(year === null || (year >= 1900 && year <= 2027)).toBe(true);
});
