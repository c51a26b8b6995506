import fc from "fast-check";
import { expect, test } from "vitest";
import { comingOf } from "#worker/finance/coming.ts";
import { forecastOf } from "#worker/finance/forecast.ts";

const today = "2027-11-10";
const currency = "EUR";
const month = (at: number) => new Date(Date.UTC(2027, 10 - at, 1)).toISOString().slice(0, 7);
/** So much of every month behind this one, oldest first, and what is booked of this one. */
const booksOf = (income: readonly number[], booked = 0) => [
  ...income.map((cents, at) => counted(month(income.length - at), cents)),
  counted(month(0), booked),
];
const counted = (of: string, income: number) => ({
  month: of,
  currency,
  income,
  expense: 1000,
  income_vat: 0,
  expense_vat: 0,
});
const coming = (period: { from: string; to: string }, history: ReturnType<typeof booksOf>, booked = 0) =>
  comingOf({ today, period, currency, sums: { income_cents: booked, expense_cents: 0 }, history });
const eightMonths = Array<number>(8).fill(30_000);

test("what is over, too far ahead or of too few months has no forecast", () => {
  const next = { from: "2027-12-01", to: "2027-12-31" };
  expect(coming({ from: "2027-10-01", to: today }, booksOf(eightMonths))).toBeNull();
  expect(coming(next, booksOf(eightMonths.slice(0, 5)))).toBeNull();
  expect(coming({ from: "2028-10-01", to: "2028-10-31" }, booksOf(eightMonths))?.income.cents).toBe(30_000);
  expect(coming({ from: "2028-11-01", to: "2028-11-30" }, booksOf(eightMonths))).toBeNull();
});

test("a month comes to its forecast, or to what is booked where that is more; a week to its days of the rest", () => {
  const all = { from: "2027-11-01", to: "2027-11-30" };
  expect(coming(all, booksOf(eightMonths, 12_000), 12_000)?.income).toMatchObject({
    cents: 30_000,
    rest_cents: 18_000,
  });
  expect(coming(all, booksOf(eightMonths, 40_000), 40_000)?.income).toMatchObject({ cents: 40_000, rest_cents: 0 });
  // Seven of the twenty days behind today.
  const week = { from: "2027-11-15", to: "2027-11-21" };
  expect(coming(week, booksOf(eightMonths, 12_000))?.income.cents).toBe(6300);
  // The rest of November and nine of December's 31 days.
  const across = { from: "2027-11-01", to: "2027-12-09" };
  expect(coming(across, booksOf(eightMonths, 12_000), 12_000)?.income.cents).toBe(
    30_000 + Math.round((30_000 * 9) / 31),
  );
});

test("the result is income less expense, and its range is wider than either's and holds it", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 6, maxLength: 36 }), (income) => {
      const quarter = coming({ from: "2027-10-01", to: "2027-12-31" }, booksOf(income), 5000);
      if (!quarter) throw new Error("no forecast");
      const { income: came, expense: went, result } = quarter;
      expect(Math.abs(result.cents - (came.cents - went.cents))).toBeLessThanOrEqual(1);
      if (result.low === null || result.high === null || came.low === null || came.high === null) return;
      expect(result.low <= result.cents && result.cents <= result.high).toBe(true);
      expect(result.high - result.cents + 1).toBeGreaterThanOrEqual(came.high - came.cents);
      expect(came.low).toBeGreaterThanOrEqual(5000);
    }),
    { numRuns: 60 },
  );
});

test("a month further ahead is last year's of its own, or the trend dampened further", () => {
  const years = [...Array(24).keys()].map((at) => (at % 12) * 1000);
  expect(forecastOf(years, 1)?.cents).toBe(0);
  expect(forecastOf(years, 5)?.cents).toBe(4000);
  expect(forecastOf(years, 12)?.cents).toBe(11_000);
  // Level 3000 and 0.9 + 0.81 of a slope of 300.
  expect(forecastOf([0, 0, 0, 0, 0, 10_000], 2)?.cents).toBe(3513);
});
