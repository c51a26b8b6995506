import { expect, test } from "vitest";
import { clockIn, dayInWords } from "#worker/locales/dates.ts";

test("an instant is said by the organisation's clock, summer and winter", () => {
  const lisbon = clockIn("pt", "Europe/Lisbon");
  expect([lisbon.moment("2026-07-01T23:30:00.000Z"), lisbon.day("2026-07-01T23:30:00.000Z")]).toEqual([
    "02/07/2026, 00:30",
    "02/07/2026",
  ]);
  expect(lisbon.moment("2026-12-01T23:30:00.000Z")).toBe("01/12/2026, 23:30");
  expect(clockIn("en", "Atlantic/Azores").moment("2026-07-01T23:30:00.000Z")).toBe("1 Jul 2026, 23:30");
});

test("universal time says that it is", () => {
  expect(clockIn("pt", "UTC").moment("2026-07-01T23:30:00.000Z")).toBe("01/07/2026, 23:30 UTC");
  expect(clockIn("en", "UTC").day("2026-07-01T23:30:00.000Z")).toBe("1 Jul 2026");
});

test("a calendar day is the same day everywhere", () => {
  expect([dayInWords("2026-07-01", "pt"), dayInWords("2026-07-01", "en")]).toEqual(["01/07/2026", "1 Jul 2026"]);
});
