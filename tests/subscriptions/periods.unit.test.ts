import { expect, test } from "vitest";
import { daysFrom, plusDays } from "#worker/locales/calendar.ts";
import { vatWithin } from "#worker/money/vat.ts";
import { mayBecome } from "#worker/subscriptions/terms/moves.ts";
import { anchorOf, creditFor, endOfPatience, nextTry, periodEnd } from "#worker/subscriptions/terms/periods.ts";

/** The ends of so many periods, one behind the other. */
function ends(start: string, interval: "monthly" | "yearly", count: number): string[] {
  const found: string[] = [];
  for (let at = start; found.length < count; found.push(at)) at = periodEnd(at, interval, anchorOf(start));
  return found;
}

test("a period ends on the number it began on, or on the month's last day", () => {
  expect(ends("2027-01-31", "monthly", 4)).toEqual(["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
  expect(ends("2028-01-30", "monthly", 2)).toEqual(["2028-02-29", "2028-03-30"]);
  expect(ends("2027-12-15", "monthly", 2)).toEqual(["2028-01-15", "2028-02-15"]);
  expect(ends("2028-02-29", "yearly", 4)).toEqual(["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]);
  expect(periodEnd("2027-05-31", "yearly")).toBe("2028-05-31");
});

test("periods follow each other through ten years without a gap, each as long as a month or a year", () => {
  for (let start = "2027-01-01"; start < "2028-03-02"; start = plusDays(start, 1)) {
    let at = start;
    for (let count = 0; count < 120; count += 1) {
      const end = periodEnd(at, "monthly", anchorOf(start));
      const days = daysFrom(at, end);
      if (days < 28 || days > 31) throw new Error(`${at} to ${end}`);
      at = end;
    }
    // Ten years of months end where ten of one year do.
    expect(at).toBe(ends(start, "yearly", 10).at(-1));
  }
});

test("what is left of a period is credited to the cent, never more than was paid and never below nothing", () => {
  const april = { start: "2027-04-06", end: "2027-05-06" };
  expect(creditFor(2000, { ...april, today: "2027-04-16" })).toBe(1333);
  expect(vatWithin(20_000 - 1333, 2300)).toEqual({ net: 15_176, vat: 3491 });
  expect(creditFor(2000, { ...april, today: "2027-04-06" })).toBe(2000);
  expect(creditFor(2000, { ...april, today: "2027-05-06" })).toBe(0);
  expect(creditFor(2000, { ...april, today: "2027-06-01" })).toBe(0);
  expect(creditFor(2000, { ...april, today: "2027-01-01" })).toBe(2000);
  // A half goes to the even cent.
  expect(
    [1, 3, 5].map((price) => creditFor(price, { start: "2027-04-01", end: "2027-04-03", today: "2027-04-02" })),
  ).toEqual([0, 2, 2]);
  let before = 2000;
  for (let today = april.start; today <= april.end; today = plusDays(today, 1)) {
    const credit = creditFor(2000, { ...april, today });
    expect(credit).toBeLessThanOrEqual(before);
    const paid = vatWithin(20_000 - credit, 2300);
    expect(paid.net + paid.vat + credit).toBe(20_000);
    before = credit;
  }
});

test("a payment that fails is tried on days 0, 3, 5 and 7, and the plan ends on day 14", () => {
  const since = "2027-03-27T09:00:00.000Z";
  expect([1, 2, 3, 4].map((tries) => nextTry(since, tries)?.slice(0, 10))).toEqual([
    "2027-03-30",
    "2027-04-01",
    "2027-04-03",
    undefined,
  ]);
  expect(endOfPatience(since)).toBe("2027-04-10T09:00:00.000Z");
});

test("a subscription moves only where its states lead", () => {
  expect(mayBecome(null, "active")).toBe(true);
  expect([mayBecome(null, "ended"), mayBecome("past_due", "cancelling"), mayBecome("ended", "past_due")]).toEqual([
    false,
    false,
    false,
  ]);
  expect([mayBecome("cancelling", "active"), mayBecome("ended", "active"), mayBecome("past_due", "ended")]).toEqual([
    true,
    true,
    true,
  ]);
});
