import { expect, test } from "vitest";
import { dayTyped, lastDayOf, reminderOn, warnedOn } from "#worker/legal/deadlines/due-days.ts";

test("the last day of February is the 29th in a leap year, and a deadline is told of at 60, 30, 7 days and one", () => {
  expect([2027, 2028, 2100].map((year) => lastDayOf(year, 2))).toEqual(["2027-02-28", "2028-02-29", "2100-02-28"]);
  expect(warnedOn("2028-02-29")).toBe("2027-12-31");
  const on = (today: string) => reminderOn("2028-02-29", today);
  expect(["2027-12-30", "2027-12-31", "2028-01-29", "2028-01-30", "2028-02-21", "2028-02-22"].map(on)).toEqual([
    ...[undefined, 60, 60, 30, 30, 7],
  ]);
  expect(["2028-02-28", "2028-02-29", "2028-03-01"].map(on)).toEqual([1, 1, undefined]);
});

test("a day that was typed is read day before month; what is no day is none", () => {
  const typed = [
    "31/12/2027",
    " 2027-12-31 ",
    "1.2.2028",
    "29-02-2027",
    "fim da época",
    "31 de dezembro",
    "12/31/2027",
  ];
  expect(typed.map(dayTyped)).toEqual(["2027-12-31", "2027-12-31", "2028-02-01", ...Array(4).fill(undefined)]);
});
