/** One line of a season's results: so many of the whole of it. */
export type RateLine = { key: string; part: number; whole: number };
/** By how much a line makes one season's rate differ from the other's, as a fraction of one; all of them sum to the difference. */
export type RatePart = { key: string; effect: number; now: RateLine | undefined; before: RateLine | undefined };

/** Under so many eggs a rate is chance more than anything else. */
export const fewestEggs = 10;
/** More names than that explain nothing. */
const mostNames = 5;

const sumOf = (lines: readonly RateLine[], of: "part" | "whole") => lines.reduce((sum, line) => sum + line[of], 0);
/** The rate of lines together; null of nothing. */
export function rateOf(lines: readonly RateLine[]): number | null {
  const whole = sumOf(lines, "whole");
  return whole === 0 ? null : sumOf(lines, "part") / whole;
}

/**
 * By how much each line makes the rate `now` differ from the rate `before`. With w the share of the whole a line has and r its
 * rate, R the rate of all before: effect = w now × (r now − R) − w before × (r before − R). The effects sum to the difference
 * exactly, for the second term sums to nothing; a line that grew at a rate as before all had has none, however large it is. A
 * line of one season alone counts by the term it has, so that pairs, which are of one season, are held against R. Empty where
 * either season has nothing.
 */
export function partsOf(now: readonly RateLine[], before: readonly RateLine[]): RatePart[] {
  const base = rateOf(before);
  if (base === null || rateOf(now) === null) return [];
  const weight = { now: sumOf(now, "whole"), before: sumOf(before, "whole") };
  const keys = [...new Set([...now, ...before].map(({ key }) => key))];
  return keys.map((key) => {
    const [a, b] = [now.find((it) => it.key === key), before.find((it) => it.key === key)];
    // w × (r − R), without dividing by a line that has nothing.
    const term = (line: RateLine | undefined, whole: number) => (line ? (line.part - line.whole * base) / whole : 0);
    return { key, effect: term(a, weight.now) - term(b, weight.before), now: a, before: b };
  });
}

/**
 * The fewest lines that make at least half of the difference, the largest first. None of which a season has fewer than ten eggs,
 * nor more than five: then none is named, for it is spread over all.
 */
export function mostOf(parts: readonly RatePart[]): RatePart[] {
  const difference = parts.reduce((sum, { effect }) => sum + effect, 0);
  if (Math.abs(difference) < 0.005) return [];
  const known = parts
    .filter(({ effect, now, before }) => effect * difference > 0 && [now, before].every(isEnough))
    .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
  let sum = 0;
  for (const [at, { effect }] of known.slice(0, mostNames).entries()) {
    sum += effect;
    if (Math.abs(sum) >= Math.abs(difference) / 2) return known.slice(0, at + 1);
  }
  return [];
}

const isEnough = (line: RateLine | undefined) => line === undefined || line.whole === 0 || line.whole >= fewestEggs;

/**
 * How much of the change of fertility × hatch of the fertile is due to each: the change of the one times the mean of the other,
 * which sums to the whole change exactly.
 */
export function effectsOf(now: Rates, before: Rates): Rates {
  return {
    fertility: ((now.fertility - before.fertility) * (now.hatch + before.hatch)) / 2,
    hatch: ((now.hatch - before.hatch) * (now.fertility + before.fertility)) / 2,
  };
}
type Rates = { fertility: number; hatch: number };
