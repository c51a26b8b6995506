/** An exact number: a numerator over a denominator that is above zero, in lowest terms. */
export type Fraction = { readonly n: bigint; readonly d: bigint };

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** `n / d` in lowest terms; a denominator below zero or nought is a bug. */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom <= 0n) throw new Error("A fraction's denominator is above zero.");
  const shared = gcd(top, bottom) || 1n;
  return { n: top / shared, d: bottom / shared };
}

export const nought = fraction(0);
export const one = fraction(1);
export const half = fraction(1, 2);

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const less = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);

/** `a / b`; b is above nought. */
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);

export const total = (all: Iterable<Fraction>): Fraction => [...all].reduce(plus, nought);
export const same = (a: Fraction, b: Fraction): boolean => a.n === b.n && a.d === b.d;
export const isNought = (a: Fraction): boolean => a.n === 0n;

/** Below nought when a is the smaller, above when it is the larger. */
export function compare(a: Fraction, b: Fraction): number {
  const apart = a.n * b.d - b.n * a.d;
  if (apart === 0n) return 0;
  return apart < 0n ? -1 : 1;
}

/** The nearest double; denominators beyond 2^53 are brought into range first. */
export function toNumber({ n, d }: Fraction): number {
  const most = 1n << 53n;
  if (n < most && d < most) return Number(n) / Number(d);
  return Number((n * most) / d) / Number(most);
}

/** `3/16`, and `1` for a whole. */
export const written = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `${n}/${d}`);

/** Reads `3/16`, `0.32`, `32%`, `1`; anything else, and all below 0 or above 1, is undefined. */
export function readChance(text: string): Fraction | undefined {
  const [, whole = "", decimals = "", percent, top = "", bottom = ""] =
    /^(?:(\d{1,6})(?:[.,](\d{1,9}))?\s*(%)?|(\d{1,9})\s*\/\s*([1-9]\d{0,8}))$/.exec(text.trim()) ?? [];
  const read = bottom
    ? fraction(BigInt(top), BigInt(bottom))
    : fraction(BigInt(`${whole}${decimals}` || "-1"), 10n ** BigInt(decimals.length + (percent ? 2 : 0)));
  return compare(read, nought) < 0 || compare(read, one) > 0 ? undefined : read;
}

/** All over one denominator, so that they can be multiplied and added as whole numbers. */
export function commonDenominator(all: readonly Fraction[]): bigint {
  return all.reduce((shared, { d }) => (shared / gcd(shared, d)) * d, 1n);
}
