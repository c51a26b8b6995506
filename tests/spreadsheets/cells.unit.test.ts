import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { dayOfSerial, readRing } from "#worker/spreadsheets/cells.ts";

const shown = (number: number, kind: "plain" | "date" | "scientific" = "date") => ({
  number,
  text: String(number),
  shown: kind,
});

test("a spreadsheet's day 45000 is 15 March 2023, whatever the hour", () => {
  expect(dayOfSerial(45000, false)).toEqual({ value: "2023-03-15" });
  expect(dayOfSerial(45000.75, false)).toEqual({ value: "2023-03-15" });
  expect(dayOfSerial(45000.999999, false)).toEqual({ value: "2023-03-15" });
});

test("in a book that counts from 1904 the same number is four years later", () => {
  expect(dayOfSerial(45000, true)).toEqual({ value: "2027-03-16" });
  expect(dayOfSerial(0, true).code).toBe("import.date.serial");
});

test.each([60, 0, 0.5, -1, 1, 59, 61, 2958466, 1e9, Number.NaN])("day number %s is no birth date", (serial) => {
  expect(dayOfSerial(serial, false).code).toBe("import.date.serial");
});

property.prop([fc.integer({ min: 62, max: 2_958_465 })])("day numbers follow one another without a gap", (serial) => {
  // The reference walks the calendar by hand from 1 March 1900, which is day 61.
  expect(dayOfSerial(serial, false).value).toBe(daysAfterMarch1900(serial - 61));
});

function daysAfterMarch1900(days: number): string {
  let [year, month, left] = [1900, 3, days];
  const isLeap = () => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const yearLength = () => (isLeap() ? 366 : 365);
  // Years from March to March hold the leap day of the year that follows.
  for (;;) {
    year += 1;
    const length = yearLength();
    year -= 1;
    if (left < length) break;
    left -= length;
    year += 1;
  }
  const lengths = () => [31, isLeap() ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  while (left >= (lengths()[month - 1] ?? 0)) {
    left -= lengths()[month - 1] ?? 0;
    month += 1;
    if (month === 13) [year, month] = [year + 1, 1];
  }
  return `${year}-${String(month).padStart(2, "0")}-${String(left + 1).padStart(2, "0")}`;
}

test("a ring typed as text stays as typed, even 1E5", () => {
  expect(readRing("1E5")).toEqual({ value: "1E5" });
  expect(readRing("00123")).toEqual({ value: "00123" });
});

test("a ring stored as a number is taken only when nothing of it can be lost", () => {
  expect(readRing(shown(123, "plain"))).toEqual({ value: "123" });
  expect(readRing({ number: 123, text: "00123", shown: "plain" })).toEqual({ value: "00123" });
  expect(readRing(shown(100000, "scientific")).code).toBe("import.ring.number");
  expect(readRing(shown(1234567890123456, "plain")).code).toBe("import.ring.number");
  expect(readRing(shown(1.5, "plain")).code).toBe("import.ring.number");
  expect(readRing(shown(45000)).code).toBe("import.ring.date");
});
