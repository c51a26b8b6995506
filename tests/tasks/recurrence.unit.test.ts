import fc from "fast-check";
import { expect, test } from "vitest";
import { taskUnits } from "#db/words/care.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { daysOf, lastBefore, nextFrom, type Recurrence } from "#worker/tasks/recurrence.ts";

const task = (first_on: string, of: Partial<Recurrence> = {}): Recurrence => ({
  first_on,
  until_on: null,
  every_unit: null,
  every_n: null,
  weekdays: null,
  ...of,
});

test("once, every so many days or weeks, on days of the week, on a day of the month and of the year", () => {
  expect(daysOf(task("2027-03-10"), "2027-03-01", "2027-04-01")).toEqual(["2027-03-10"]);
  expect(daysOf(task("2027-03-10"), "2027-03-11", "2027-04-01")).toEqual([]);
  const third = task("2027-03-01", { every_unit: "day", every_n: 3 });
  expect(daysOf(third, "2027-03-26", "2027-04-01")).toEqual(["2027-03-28", "2027-03-31"]);
  const week = task("2027-03-01", { every_unit: "week", every_n: 2, until_on: "2027-03-29" });
  expect(daysOf(week, "2027-03-02", "2027-05-01")).toEqual(["2027-03-15", "2027-03-29"]);
  // 3 March 2027 is a Wednesday: its Monday is not asked for any more.
  const days = task("2027-03-03", { every_unit: "weekdays", every_n: 1, weekdays: [1, 3, 7] });
  expect(daysOf(days, "2027-03-01", "2027-03-10")).toEqual(["2027-03-03", "2027-03-07", "2027-03-08", "2027-03-10"]);
  const month = task("2027-01-31", { every_unit: "month", every_n: 1 });
  expect(daysOf(month, "2027-02-01", "2027-04-30")).toEqual(["2027-02-28", "2027-03-31", "2027-04-30"]);
  const year = task("2028-02-29", { every_unit: "year", every_n: 1 });
  expect(daysOf(year, "2029-01-01", "2032-12-31")).toEqual(["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]);
});

test("the last day before a day and the next from it are found however rare a task is", () => {
  const year = task("2020-02-29", { every_unit: "year", every_n: 3 });
  expect([lastBefore(year, "2027-03-01"), nextFrom(year, "2027-03-01")]).toEqual(["2026-02-28", "2029-02-28"]);
  expect([lastBefore(task("2020-01-01"), "2027-01-01"), nextFrom(task("2020-01-01"), "2027-01-01")]).toEqual([
    "2020-01-01",
    null,
  ]);
});

const dayOf = (n: number) => plusDays("2024-01-01", n);
const anyTask = fc
  .record({
    first: fc.nat(1500),
    unit: fc.constantFrom(...taskUnits),
    n: fc.integer({ min: 1, max: 9 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    lasts: fc.option(fc.nat(800), { nil: null }),
  })
  .map(({ first, unit, n, weekdays, lasts }) =>
    task(dayOf(first), {
      every_unit: unit,
      every_n: n,
      weekdays: unit === "weekdays" ? weekdays.toSorted() : null,
      until_on: lasts === null ? null : dayOf(first + lasts),
    }),
  );

test("days asked for in pieces are the days asked for at once, each later than the one before", () => {
  fc.assert(
    fc.property(anyTask, fc.nat(2500), fc.nat(300), fc.nat(300), (it, from, one, other) => {
      const [start, middle, end] = [dayOf(from), dayOf(from + one), dayOf(from + one + other)];
      const whole = daysOf(it, start, end);
      expect([...daysOf(it, start, middle), ...daysOf(it, plusDays(middle, 1), end)]).toEqual(whole);
      expect([...new Set(whole)].sort()).toEqual(whole);
      for (const day of whole.slice(1)) expect(lastBefore(it, day)).toBe(whole[whole.indexOf(day) - 1]);
      const [next = null] = whole;
      if (next !== null) expect(nextFrom(it, start)).toBe(next);
    }),
    { numRuns: 200 },
  );
});
