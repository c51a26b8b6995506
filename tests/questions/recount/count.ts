/**
 * What a figure of an answer must be, by its name; of several all are equally right. `headline` is what was asked for: one of
 * the answer's figures has to be it, whatever its name.
 */
export type Counted = {
  figures: Record<string, readonly number[]>;
  headline: readonly number[];
  /** How far a figure may be off because it was rounded. */
  within: number;
};

/** Nothing that the book could tell. */
export const uncounted: Counted = { figures: {}, headline: [], within: 0 };

/** A whole number that is called `total` wherever a list is. */
export const total = (...totals: number[]): Counted => ({ figures: { total: totals }, headline: totals, within: 0 });
