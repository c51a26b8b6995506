import { sharedOut } from "#worker/money/shares.ts";

/** What one part is to be: a percentage in hundredths, an amount in minor units, or neither, which is an equal part. */
export type StatedPart = { pct_bp: number | null; cents: number | null };

/** Hundredths of a percent in a whole. */
const all = 10_000;

/**
 * What each part comes to of a total, in minor units, or that they are more than there is. Percentages are of the total, by
 * largest remainder, so that those of a whole sum to it; equal parts share what the others leave; the rest stays unshared.
 */
export function partsOf(total: number, parts: readonly StatedPart[]): number[] | "above" {
  const percents = parts.map(({ pct_bp }) => pct_bp ?? 0);
  const unnamed = all - sum(percents);
  if (unnamed < 0) return "above";
  const byPercent = sharedOut(total, [...percents, unnamed]);
  const fixed = parts.map(({ pct_bp, cents }, at) => (pct_bp !== null ? (byPercent[at] ?? 0) : (cents ?? 0)));
  const left = total - sum(fixed);
  if (left < 0) return "above";
  const equal = parts.flatMap((part, at) => (isEqual(part) ? [at] : []));
  if (equal.length === 0) return fixed;
  const shared = sharedOut(
    left,
    equal.map(() => 1),
  );
  return fixed.map((cents, at) => (equal.includes(at) ? (shared[equal.indexOf(at)] ?? 0) : cents));
}

/**
 * How stored parts were stated: where none has a percentage and all are what equal parts of the total come to, they are
 * equal parts, and stay so when the total changes.
 */
export function statedParts(
  total: number,
  stored: ReadonlyArray<{ pct_bp: number | null; cents: number }>,
): StatedPart[] {
  const equal = partsOf(
    total,
    stored.map(() => ({ pct_bp: null, cents: null })),
  );
  const areEqual = equal !== "above" && stored.every(({ pct_bp, cents }, at) => pct_bp === null && cents === equal[at]);
  return stored.map(({ pct_bp, cents }) => ({ pct_bp, cents: areEqual || pct_bp !== null ? null : cents }));
}

const isEqual = ({ pct_bp, cents }: StatedPart): boolean => pct_bp === null && cents === null;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
