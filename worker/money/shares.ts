import { allocate, type DineroCurrency, dinero, toSnapshot } from "dinero.js";

// Only the amount is shared out: whatever it is money of.
const units: DineroCurrency<number> = { code: "XXX", base: 10, exponent: 0 };

/**
 * An amount in minor units shared out by weights (whole, at least 0, one above it) so that the parts sum to it: what is
 * left over after rounding down goes one by one to the largest remainders, of equal ones to the earlier. A part of nobody's
 * weight is 0.
 */
export function sharedOut(amount: number, weights: readonly number[]): number[] {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const floors = products.map((product) => Number(product / total));
  const left = amount - floors.reduce((sum, part) => sum + part, 0);
  if (left === 0) return floors;
  // The library hands out by the largest ratio, one by one: so it is asked by what rounding down has left of each, where of
  // equal ones the earlier is the larger by a trifle. Whoever lost nothing is owed nothing.
  const count = weights.length;
  const ratios = products.map((product, at) => {
    const remainder = Number(product % total);
    return remainder === 0 ? 0 : remainder * count + count - at;
  });
  const ones = allocate(dinero({ amount: left, currency: units }), ratios).map((part) => toSnapshot(part).amount);
  return floors.map((part, at) => part + (ones[at] ?? 0));
}
