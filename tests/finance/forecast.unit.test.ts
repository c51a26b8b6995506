import fc from "fast-check";
import { expect, test } from "vitest";
import { byDays } from "#worker/finance/by-days.ts";
import { forecastOf } from "#worker/finance/forecast.ts";
import { beside, monthsFrom } from "#worker/finance/periods.ts";

const money = fc.integer({ min: 0, max: 10_000_000 });

test("below six months nothing is predicted, from six a trend, from 24 last year's month within its clip", () => {
  fc.assert(
    fc.property(fc.array(money, { maxLength: 60 }), (months) => {
      const predicted = forecastOf(months);
      if (months.length < 6) {
        expect(predicted).toBeUndefined();
        return;
      }
      expect(predicted?.method).toBe(months.length < 24 ? "trend" : "season");
      // One-step errors begin with the seventh month: eight of them with the fourteenth.
      expect(predicted?.low === null).toBe(months.length < 14);
      if (!predicted || predicted.low === null || predicted.high === null) return;
      expect(predicted.low <= predicted.cents && predicted.cents <= predicted.high).toBe(true);
      if (months.length < 24) return;
      const same = months.at(-12) ?? 0;
      expect(predicted.cents).toBeGreaterThanOrEqual(Math.floor(same / 2));
      expect(predicted.cents).toBeLessThanOrEqual(same * 2);
    }),
    { numRuns: 60 },
  );
});

test("what never changes is predicted as it is, for sure", () => {
  for (const months of [6, 14, 36])
    expect(forecastOf(Array.from({ length: months }, () => 4200))).toMatchObject({ cents: 4200 });
  expect(forecastOf(Array.from({ length: 14 }, () => 4200))).toMatchObject({ low: 4200, high: 4200 });
});

test("a trend and its margin are what they come to by hand", () => {
  // Level 0.3 × 10000, slope 0.1 × 3000, and of that nine tenths.
  expect(forecastOf([0, 0, 0, 0, 0, 10_000])).toEqual({ cents: 3270, low: null, high: null, method: "trend" });
  // Eight errors, of which one: 10000 ÷ √8, times 1.2816.
  const late = [...Array<number>(13).fill(0), 10_000];
  expect(forecastOf(late)).toEqual({ cents: 3270, low: -1261, high: 7801, method: "trend" });
});

test("a year that doubles and more is taken for twice the month, and a fall for half of it", () => {
  const year = [...Array(12).keys()].map((month) => (month + 1) * 1000);
  expect(forecastOf([...year, ...year.map((it) => it * 5)])?.cents).toBe(2 * 5000);
  expect(forecastOf([...year, ...year.map((it) => it / 10)])?.cents).toBe(50);
});

test("a period stands beside as much time before it, or beside the same of last year", () => {
  const march = { from: "2027-03-01", to: "2027-03-31" };
  expect(beside(march, "before")).toEqual({ from: "2027-02-01", to: "2027-02-28" });
  expect(beside({ from: "2028-02-01", to: "2028-02-29" }, "year")).toEqual({ from: "2027-02-01", to: "2027-02-28" });
  expect(beside({ from: "2027-03-10", to: "2027-03-12" }, "before")).toEqual({ from: "2027-03-07", to: "2027-03-09" });
  expect(beside({ from: "2028-02-29", to: "2028-03-02" }, "year")).toEqual({ from: "2027-02-28", to: "2027-03-02" });
  expect(monthsFrom("2026-11", "2027-01")).toEqual(["2026-11", "2026-12", "2027-01"]);
});

test("what is spread over birds by their days sums to what there was, and more days never cost less", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.array(fc.record({ days: fc.integer({ min: 0, max: 366 }) }), { minLength: 1, maxLength: 200 }),
      (cents, birds) => {
        const parts = byDays(cents, birds);
        const isHere = birds.some(({ days }) => days > 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(isHere ? cents : 0);
        const byLength = birds
          .map(({ days }, at) => ({ days, part: parts[at] ?? 0 }))
          .sort((one, other) => one.days - other.days);
        for (const [at, { days, part }] of byLength.entries())
          if (at > 0 && days > (byLength[at - 1]?.days ?? 0))
            expect(part).toBeGreaterThanOrEqual((byLength[at - 1]?.part ?? 0) - 0);
      },
    ),
    { numRuns: 60 },
  );
});
