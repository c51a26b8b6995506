import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { saleStates } from "#db/words/trade.ts";
import { decimal } from "#worker/fields.ts";
import { ratesIn, vatRates } from "#worker/money/vat-rates.ts";
import { sumOf, sumsOf } from "#worker/sales/amounts.ts";
import { isLiving, mayBecome } from "#worker/sales/states-contract.ts";

const price = fc
  .record({
    quantity_milli: fc.integer({ min: 1, max: 9_999_000 }),
    unit_cents: fc.integer({ min: 0, max: 999_999_999 }),
    discount_bp: fc.integer({ min: 0, max: 10_000 }),
    vat_bp: fc.integer({ min: 0, max: 10_000 }),
  })
  .filter(({ quantity_milli, unit_cents }) => quantity_milli * unit_cents <= 999_999_999_000)
  .map((it) => ({ ...it, discount_cents: 0 }));

property.prop([price])("a line is net and VAT to the cent, never below nothing nor above its price", (line) => {
  const { total_cents, net_cents, vat_cents } = sumsOf(line);
  expect(net_cents + vat_cents).toBe(total_cents);
  expect(Math.min(total_cents, net_cents, vat_cents)).toBeGreaterThanOrEqual(0);
  expect(total_cents).toBeLessThanOrEqual(Math.ceil((line.quantity_milli * line.unit_cents) / 1000));
  // The net is what VAT on it comes back to, but for the half cent of rounding.
  const again = (net_cents * (10_000 + line.vat_bp)) / 10_000;
  expect(Math.abs(again - total_cents)).toBeLessThanOrEqual(0.5 * (1 + line.vat_bp / 10_000) + 1e-4);
  if (line.discount_bp === 10_000) expect(total_cents).toBe(0);
});

property.prop([fc.array(price, { maxLength: 20 })])("a sale is its lines together", (lines) => {
  const sums = lines.map(sumsOf);
  const { total_cents, net_cents, vat_cents } = sumOf(sums);
  expect(total_cents).toBe(net_cents + vat_cents);
  expect(total_cents).toBe(sums.reduce((sum, it) => sum + it.total_cents, 0));
});

test("every way of states leads to an end, and nothing that ended holds a bird", () => {
  for (const from of saleStates)
    for (const to of mayBecome(from)) expect([from, to, mayBecome(to).includes(from)]).toEqual([from, to, false]);
  const ends = saleStates.filter((it) => mayBecome(it).length === 0);
  expect(ends).toEqual(["cancelled", "returned"]);
  expect(ends.some(isLiving)).toBe(false);
});

test("rates of VAT say where they are from, and only Portugal's are known", () => {
  expect(ratesIn("PT", null)?.rates_bp).toEqual([2300, 1300, 600]);
  expect(ratesIn("PT", "azores")?.rates_bp).toEqual([1600, 900, 400]);
  // 5 % until 30 September 2024.
  expect(ratesIn("PT", "madeira")?.rates_bp).toEqual([2200, 1200, 400]);
  expect(ratesIn("ES", null)).toBeUndefined();
  for (const { as_of, review_on, source, rates_bp } of vatRates) {
    expect([as_of, source]).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), expect.stringMatching(/\w{4}/)]);
    expect(review_on > as_of).toBe(true);
    expect(rates_bp.toSorted((one, other) => other - one)).toEqual(rates_bp);
  }
});

test("a number with one sign and three digits behind it is refused with both of its readings", () => {
  const number = decimal(0, 20_000, "fields.number");
  const issue = number.safeParse("1.234").error?.issues[0];
  expect(issue).toMatchObject({
    message: "fields.two_readings",
    params: { whole: "1234", before: "1", after: "234" },
  });
  expect(["1,5", "1234", "12.25 €", "0,5"].map((it) => number.parse(it))).toEqual([1.5, 1234, 12.25, 0.5]);
  for (const it of ["0.125", "1.2345", "abc", "", "-1", "30000"])
    expect(number.safeParse(it).error?.issues[0]?.message).toBe("fields.number");
});
