/** A weighing of an egg: so many days after incubation began, grams. */
export type Weighing = { day: number; grams: number };

/** What a species' eggs lose until they are pipped where nobody says otherwise: a share of their fresh weight. */
export const usualLoss = 0.13;
/** By how much a machine's eggs may be off before its humidity is changed: a share of the fresh weight. */
const mayBeOff = 0.02;
/** Between two weighings that tell anything lie so many days, and eggs of a machine that tell anything are so many. */
const leastDays = 2;
const leastEggs = 3;
// The arithmetic of machines is off by less.
const hair = 1e-9;

type Plan = { fresh: number; loss: number; days: number };

/**
 * What an egg should weigh, in g, so many days after incubation began: it loses evenly. `fresh` is in g, `loss` a share,
 * `days` how long it is incubated. Ar and Rahn 1980, Am. Zool. 20: 373.
 */
export const expectedGrams = ({ fresh, loss, days }: Plan, day: number): number => fresh * (1 - (loss * day) / days);

/**
 * Which share of its weight an egg loses until it hatches if it goes on as between its two weighings farthest apart; null
 * while these are less than two days apart. `days` is how long it is incubated.
 */
export function projectedLoss(weighings: readonly Weighing[], days: number): number | null {
  const inOrder = weighings.toSorted((one, other) => one.day - other.day);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last || last.day - first.day < leastDays) return null;
  return ((first.grams - last.grams) / (last.day - first.day)) * (days / first.grams);
}

/** What a fresh egg weighs, in g, by its length and breadth in mm: an estimate. Hoyt 1979, Auk 96: 73. */
export const freshGrams = (length_mm: number, breadth_mm: number): number =>
  0.548 * (length_mm / 10) * (breadth_mm / 10) ** 2;

/** What is done about the humidity of a machine. */
export type Advice = { eggs: number; projected: number | null; says: "raise" | "lower" | "keep" | null };

/** What the eggs of a machine advise by the median of them, each with its projected and its wished loss; from three on. */
export function adviceOf(eggs: ReadonlyArray<{ projected: number; loss: number }>): Advice {
  if (eggs.length < leastEggs) return { eggs: eggs.length, projected: null, says: null };
  const off = median(eggs.map(({ projected, loss }) => projected - loss));
  const says = off > mayBeOff + hair ? "raise" : off < -mayBeOff - hair ? "lower" : "keep";
  return { eggs: eggs.length, projected: median(eggs.map(({ projected }) => projected)), says };
}

function median(values: readonly number[]): number {
  const inOrder = values.toSorted((one, other) => one - other);
  const middle = Math.floor(inOrder.length / 2);
  const upper = inOrder[middle] ?? 0;
  return inOrder.length % 2 === 1 ? upper : ((inOrder[middle - 1] ?? 0) + upper) / 2;
}
