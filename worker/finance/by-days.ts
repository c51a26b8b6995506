import { sharedOut } from "#worker/money/shares.ts";

/**
 * An amount in minor units spread over birds by the days each was there, so that the parts sum to it; nothing where none was. It is
 * less than nothing where a count found more than was thought to be left.
 */
export function byDays(cents: number, birds: ReadonlyArray<{ days: number }>): number[] {
  if (!birds.some(({ days }) => days > 0)) return birds.map(() => 0);
  const parts = sharedOut(
    Math.abs(cents),
    birds.map(({ days }) => days),
  );
  return cents < 0 ? parts.map((part) => 0 - part) : parts;
}
