import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { lineRows, totalsOf } from "#worker/expenses/amounts.ts";
import { daysComing, nextFrom, type Recurrence } from "#worker/expenses/recurrence.ts";
import { partsOf, type StatedPart, statedParts } from "#worker/expenses/share-parts.ts";
import { amountField } from "#worker/money/amount-field.ts";

const equal: StatedPart = { pct_bp: null, cents: null };
const pct = (pct_bp: number): StatedPart => ({ pct_bp, cents: null });
const amount = (cents: number): StatedPart => ({ pct_bp: null, cents });

test("energy in thirds is shared to the cent, percentages of a whole sum to it, and a rest stays unshared", () => {
  expect(partsOf(3875, [equal, equal, equal])).toEqual([1292, 1292, 1291]);
  expect(partsOf(3875, [pct(3333), pct(3333), pct(3334)])).toEqual([1292, 1291, 1292]);
  expect(partsOf(1000, [pct(5000), amount(100)])).toEqual([500, 100]);
  expect(partsOf(1000, [pct(5000), amount(100), equal, equal])).toEqual([500, 100, 200, 200]);
  expect([partsOf(1000, [pct(5000), amount(501)]), partsOf(1000, [pct(5001), pct(5000)])]).toEqual(["above", "above"]);
});

test("equal parts stay equal when the total changes, and amounts stay amounts", () => {
  const thirds = [1292, 1292, 1291].map((cents) => ({ pct_bp: null, cents }));
  expect(statedParts(3875, thirds)).toEqual([equal, equal, equal]);
  expect(statedParts(3875, [{ pct_bp: 5000, cents: 1938 }, amount(100) as never])).toEqual([pct(5000), amount(100)]);
});

const cents = fc.integer({ min: 0, max: 999_999_900 });

property.prop([
  fc.array(fc.record({ cents, vat_bp: fc.integer({ min: 0, max: 10_000 }) }), { minLength: 1, maxLength: 20 }),
])("net and VAT of lines sum to their total", (given) => {
  const lines = lineRows(given.map((it) => ({ text: null, bird_id: null, cents: it.cents, vat_pct: it.vat_bp / 100 })));
  const totals = totalsOf(lines);
  expect(totals.net_cents + totals.vat_cents).toBe(totals.total_cents);
  expect(totals.total_cents).toBe(given.reduce((sum, it) => sum + it.cents, 0));
  expect(lines.every(({ cents, net_cents, vat_cents }) => net_cents + vat_cents === cents && vat_cents >= 0)).toBe(
    true,
  );
  expect(lines.map(({ vat_bp }) => vat_bp)).toEqual(given.map(({ vat_bp }) => vat_bp));
});

const someParts = fc.array(
  fc.oneof(fc.constant(equal), fc.integer({ min: 0, max: 10_000 }).map(pct), cents.map(amount)),
  { minLength: 1, maxLength: 12 },
);

property.prop([cents, someParts])("shares are never above the total, and equal parts leave nothing", (total, parts) => {
  const out = partsOf(total, parts);
  if (out === "above") return;
  const sum = out.reduce((all, one) => all + one, 0);
  expect(sum).toBeLessThanOrEqual(total);
  expect(out.every((one) => one >= 0)).toBe(true);
  const isWhole = parts.includes(equal) || parts.reduce((all, { pct_bp }) => all + (pct_bp ?? 0), 0) === 10_000;
  if (isWhole) expect(sum).toBe(total);
});

const every = (
  first_on: string,
  every_unit: Recurrence["every_unit"],
  every_n = 1,
  until_on: string | null = null,
) => ({
  first_on,
  every_unit,
  every_n,
  until_on,
});

test("what comes on a 31st comes on the last day of shorter months, and 29 February on the 28th", () => {
  const months = daysComing(every("2027-01-31", "month"), "2027-01-31", { today: "2028-03-31", most: 99 });
  expect(months.days).toHaveLength(15);
  expect(months.days.slice(0, 4)).toEqual(["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"]);
  expect(months.days.slice(-2)).toEqual(["2028-02-29", "2028-03-31"]);
  expect(months.next).toBe("2028-04-30");
  const years = daysComing(every("2024-02-29", "year"), "2024-02-29", { today: "2028-02-29", most: 99 });
  expect(years.days).toEqual(["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"]);
  expect(nextFrom(every("2027-03-01", "week", 2), "2027-03-16")).toBe("2027-03-29");
  expect(nextFrom(every("2027-03-01", "week", 2, "2027-03-20"), "2027-03-16")).toBeNull();
});

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

property.prop([
  anyDay,
  fc.constantFrom("week" as const, "month" as const, "year" as const),
  fc.integer({ min: 1, max: 120 }),
  anyDay,
])("no day is left out: between one and the next nothing falls", (first, unit, n, from) => {
  const recurrence = every(first, unit, n);
  const next = nextFrom(recurrence, from) ?? "";
  expect(next >= from && next >= first).toBe(true);
  // From any day between, the same one is next.
  const between = new Date((Date.parse(from) + Date.parse(next)) / 2).toISOString().slice(0, 10);
  expect(nextFrom(recurrence, between)).toBe(next);
  expect(nextFrom(recurrence, next)).toBe(next);
});

test("a typed amount becomes minor units, and one that could be two is refused with both", () => {
  expect(amountField("EUR", "pt").parse("63,80")).toBe(6380);
  const { error } = amountField("EUR", "en").safeParse("1.234");
  expect(error?.issues).toMatchObject([{ message: "money.ambiguous", params: { one: "€1,234.00", other: "€1.23" } }]);
  expect(amountField("EUR", "en").safeParse("-5").error?.issues).toMatchObject([{ message: "money.unreadable" }]);
});
