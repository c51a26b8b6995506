import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { digitsOf, moneyInField, moneyInWords } from "#worker/money/currency.ts";
import { sharedOut } from "#worker/money/shares.ts";
import { typedAmount } from "#worker/money/typed-amount.ts";
import { halfEven, lineTotal, vatWithin } from "#worker/money/vat.ts";

test("a currency has as many digits as it has, and is written as its reader writes it", () => {
  expect(["EUR", "JPY", "TND"].map(digitsOf)).toEqual([2, 0, 3]);
  expect(moneyInWords(123_450, "EUR", "pt").replace(/\s/g, " ")).toBe("1234,50 €");
  expect(moneyInWords(123_450, "EUR", "en")).toBe("€1,234.50");
  expect([moneyInField(5, "EUR", "pt"), moneyInField(1234, "TND", "en"), moneyInField(7, "JPY", "pt")]).toEqual([
    ...["0,05", "1.234", "7"],
  ]);
});

test.each([
  ["35", 3500],
  ["35,5", 3550],
  ["35.50 €", 3550],
  [",5", 50],
  ["1.234,50", 123_450],
  ["1,234.50", 123_450],
  ["1 234,5", 123_450],
  ["1.234.567", 123_456_700],
  ["1.234.567,89", 123_456_789],
  ["0,125", undefined],
  ["12,3456", undefined],
  ["1.23.456", undefined],
  ["1,2.3,4", undefined],
  ["-5", undefined],
  ["1e3", undefined],
  ["", undefined],
  [".", undefined],
  ["12345678901", undefined],
])("%s is read as %s minor units", (text, minor) => {
  expect(typedAmount(text, "EUR")).toEqual(minor === undefined ? { fault: "unreadable" } : { minor });
});

test("one sign with three digits behind it is not guessed: both readings are named", () => {
  expect(typedAmount("1.234", "EUR")).toEqual({ fault: "ambiguous", readings: [123_400, 123] });
  expect(typedAmount("1,234", "TND")).toEqual({ fault: "ambiguous", readings: [1_234_000, 1234] });
  expect(typedAmount("0,125", "TND")).toEqual({ minor: 125 });
});

test("a half goes to the even one", () => {
  expect([1, 3, 5, -1, -3].map((half) => halfEven(half, 2))).toEqual([0, 2, 2, 0, -2]);
  expect(halfEven(2707, 2)).toBe(1354);
});

test("prices contain VAT: net is half-even, VAT is what is left", () => {
  expect([vatWithin(3500, 2300), vatWithin(2250, 2300)]).toEqual([
    { net: 2846, vat: 654 },
    { net: 1829, vat: 421 },
  ]);
  expect(vatWithin(5750, 0)).toEqual({ net: 5750, vat: 0 });
});

test("a line is its quantity of its price less its discount", () => {
  const line = { quantity_milli: 1000, unit_cents: 2500, discount_bp: 1000, discount_cents: 0 };
  expect(lineTotal(line)).toBe(2250);
  expect(lineTotal({ ...line, discount_bp: 0, discount_cents: 300 })).toBe(2200);
  expect(lineTotal({ ...line, discount_bp: 0, discount_cents: 9000 })).toBe(0);
  expect(lineTotal({ ...line, quantity_milli: 2500, unit_cents: 333, discount_bp: 0 })).toBe(832);
});

test("what does not part evenly goes to the largest remainders, the earlier first", () => {
  expect(sharedOut(3875, [1, 1, 1])).toEqual([1292, 1292, 1291]);
  expect(sharedOut(100, [1, 1, 8])).toEqual([10, 10, 80]);
  expect(sharedOut(10, [1, 2, 4])).toEqual([1, 3, 6]);
  expect(sharedOut(7, [0, 1])).toEqual([0, 7]);
  // Not to the largest weight, whose remainder is small.
  expect(sharedOut(3, [7, 2, 1])).toEqual([2, 1, 0]);
  expect(sharedOut(8230, [2500, 7500])).toEqual([2058, 6172]);
});

const weights = fc
  .array(fc.nat(1_000_000), { minLength: 1, maxLength: 100 })
  .filter((some) => some.some((weight) => weight > 0));
property.prop([fc.nat(1_000_000_000), weights])(
  "shares sum to the amount, each within one of its own part",
  (amount, some) => {
    const parts = sharedOut(amount, some);
    const total = some.reduce((sum, weight) => sum + weight, 0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
    for (const [at, part] of parts.entries())
      expect(Math.abs(part - (amount * (some[at] ?? 0)) / total)).toBeLessThan(1);
    // Whoever was rounded up lost no less by rounding down than whoever was not.
    const lost = some.map((weight) => Number((BigInt(amount) * BigInt(weight)) % BigInt(total)));
    const isUp = some.map((weight, at) => BigInt(parts[at] ?? 0) * BigInt(total) > BigInt(amount) * BigInt(weight));
    const [up, down] = [true, false].map((is) => lost.filter((_, at) => isUp[at] === is));
    expect(Math.min(...(up ?? []))).toBeGreaterThanOrEqual(up?.length ? Math.max(0, ...(down ?? [])) : 0);
  },
);

property.prop([fc.nat(1_000_000_000), fc.nat(10_000)])("net and VAT sum to the price", (gross, vat_bp) => {
  const { net, vat } = vatWithin(gross, vat_bp);
  expect(net + vat).toBe(gross);
  expect(Math.abs(net * (10_000 + vat_bp) - gross * 10_000)).toBeLessThanOrEqual((10_000 + vat_bp) / 2);
});
