import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { pairStates } from "#db/vocabulary.ts";
import { mayBecome, nextStates } from "#worker/pairs/pair-states.ts";
import { pairNumber, readPairNumber, seasonOf, seasonOfYear } from "#worker/pairs/season.ts";

test("a season is the year, unless it begins later", () => {
  expect(seasonOf("2027-04-09")).toEqual({ year: 2027, first: "2027-01-01", last: "2027-12-31" });
  expect(seasonOf("2027-02-28", 3)).toEqual({ year: 2026, first: "2026-03-01", last: "2027-02-28" });
  expect(seasonOf("2027-03-01", 3).year).toBe(2027);
});

test("a season that starts after June is named after the following year", () => {
  expect(seasonOf("2026-09-15", 9)).toEqual({ year: 2027, first: "2026-09-01", last: "2027-08-31" });
  expect(seasonOf("2027-08-31", 9).year).toBe(2027);
  expect([seasonOf("2027-07-01", 7).year, seasonOf("2027-06-01", 6).year]).toEqual([2028, 2027]);
});

test("pairs are numbered within their season", () => {
  expect([pairNumber(2027, 7), pairNumber(2027, 120)]).toEqual(["2027-07", "2027-120"]);
  expect(readPairNumber("2027-07")).toEqual({ season: 2027, place: 7 });
  for (const text of ["2027-7", "27-07", "2027-00", "2027-07/2", ""]) expect(readPairNumber(text)).toBeNull();
});

test("a pair that has ended stays so; one that rests may go on", () => {
  expect(pairStates.map((state) => [state, nextStates(state)])).toEqual([
    ["planned", ["active", "ended"]],
    ["active", ["resting", "ended"]],
    ["resting", ["active", "ended"]],
    ["ended", []],
  ]);
  expect([mayBecome("planned", "resting"), mayBecome("active", "active")]).toEqual([false, false]);
});

const day = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-12-31"), noInvalidDate: true });
const month = fc.integer({ min: 1, max: 12 });

property.prop([day, month])("every day lies in one season, of twelve months, next to the one before", (date, start) => {
  const today = date.toISOString().slice(0, 10);
  const season = seasonOf(today, start);
  expect([season.first <= today, today <= season.last]).toEqual([true, true]);
  expect(seasonOfYear(season.year, start)).toEqual(season);
  const before = seasonOfYear(season.year - 1, start);
  expect(Date.parse(season.first) - Date.parse(before.last)).toBe(86_400_000);
  expect(Math.abs(season.year - Number(today.slice(0, 4)))).toBeLessThanOrEqual(1);
});

property.prop([fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 1, max: 2000 })])(
  "a pair's number is read as it was written",
  (season, place) => {
    expect(readPairNumber(pairNumber(season, place))).toEqual({ season, place });
  },
);
