/** The closed lists of words of the stock and of ring series. */

/** What comes with the app; a breeder writes others in their own words. */
export const itemCategories = [
  "seed",
  "pellets",
  "egg_food",
  "supplements",
  "medicine",
  "rings",
  "consumables",
  "equipment",
] as const;
export type ItemCategory = (typeof itemCategories)[number];
/** What an item is counted in, always whole. */
export const stockUnits = ["g", "ml", "piece"] as const;
export type StockUnit = (typeof stockUnits)[number];
/** Why a stock changes: what comes is positive, what leaves is negative; a count and a correction go either way. */
export const moveKinds = ["purchase", "use", "count", "waste", "sale", "return", "correction"] as const;
export type MoveKind = (typeof moveKinds)[number];

/** What became of a ring that no bird wears; one that is not marked is free. */
export const ringMarkStates = ["lost", "spoilt", "returned", "sold"] as const;
export type RingMarkState = (typeof ringMarkStates)[number];
/** What a number of a series is: `used` by a bird, also one in the trash. */
const ringStates = ["free", "used", ...ringMarkStates] as const;
export type RingState = (typeof ringStates)[number];
