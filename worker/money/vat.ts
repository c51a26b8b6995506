/** Hundredths of a percent: 23 % are 2300. */
const whole = 10_000;

/**
 * `numerator / denominator` to the nearest whole number, a half to the even one; both are whole, the denominator above 0.
 * Exact up to 2^53 by whole numbers of any size.
 */
export function halfEven(numerator: number | bigint, denominator: number): number {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  const size = n < 0n ? -n : n;
  const [quotient, twice] = [size / d, 2n * (size % d)];
  const up = twice > d || (twice === d && quotient % 2n === 1n) ? 1n : 0n;
  const rounded = quotient + up;
  return Number(n < 0n ? -rounded : rounded);
}

/** A price that contains VAT, in minor units, in its parts: net = half-even(gross ÷ (1 + rate)), VAT is the rest. */
export function vatWithin(gross: number, vat_bp: number): { net: number; vat: number } {
  const net = halfEven(gross * whole, whole + vat_bp);
  return { net, vat: gross - net };
}

/** What a line comes to in minor units: quantity (thousandths) × unit price, less its discount, half-even; never below 0. */
export function lineTotal(line: {
  quantity_milli: number;
  unit_cents: number;
  discount_bp: number;
  discount_cents: number;
}): number {
  const { quantity_milli, unit_cents, discount_bp, discount_cents } = line;
  if (discount_cents > 0) return Math.max(0, halfEven(quantity_milli * unit_cents, 1000) - discount_cents);
  return halfEven(BigInt(quantity_milli * unit_cents) * BigInt(whole - discount_bp), 1000 * whole);
}
