import type { EggState, ResultFigure } from "#db/vocabulary.ts";
import { wasChecked, wasFertile, wasSet } from "./states/egg-states.ts";

/** An egg as results count it, beside whoever the results are of: a pair, a hen, a cock, a species, a season. */
export type CountedEgg = {
  /** What it went through in order, its present state the last; what was undone is not among it. */
  states: readonly EggState[];
  is_ringed: boolean;
  is_weaned: boolean;
  /** Whether theirs are the parents. */
  is_own: boolean;
  /** Whether theirs was the nest in the end; of an own egg that was fostered away it was not. */
  in_nest: boolean;
};

/** Whole numbers. All but `raised` count own eggs; `raised` counts who was weaned in the nest, own or fostered. */
export type Results = Record<ResultFigure, number>;

export function resultsOf(eggs: readonly CountedEgg[]): Results {
  const own = eggs.filter(({ is_own }) => is_own);
  const hatched = own.filter(isHatched);
  return {
    eggs: own.length,
    checked: own.filter(({ states }) => wasChecked(states)).length,
    fertile: own.filter(({ states }) => wasFertile(states)).length,
    set: own.filter(({ states }) => wasSet(states)).length,
    hatched: hatched.length,
    ringed: hatched.filter(({ is_ringed }) => is_ringed).length,
    weaned: hatched.filter(({ is_weaned }) => is_weaned).length,
    raised: eggs.filter((egg) => egg.in_nest && isHatched(egg) && egg.is_weaned).length,
  };
}

const isHatched = ({ states }: CountedEgg) => states.at(-1) === "hatched";

/** A part of a whole; of nothing there is no share, and of few the fraction says more than a percentage. */
export type Fraction = { part: number; whole: number; share: number | null; is_few: boolean };

export type Fractions = ReturnType<typeof fractionsOf>;

/** What a breeder compares: how many were fertile of those checked, hatched of the fertile and of the set, were weaned. */
export function fractionsOf({ checked, fertile, set, hatched, weaned }: Results) {
  return {
    fertility: fraction(fertile, checked),
    hatched_of_fertile: fraction(hatched, fertile),
    hatched_of_set: fraction(hatched, set),
    weaned_of_hatched: fraction(weaned, hatched),
  };
}

/** Under this many a percentage alone says more than the eggs do. */
const fewEggs = 10;

const fraction = (part: number, whole: number): Fraction => ({
  part,
  whole,
  share: whole === 0 ? null : part / whole,
  is_few: whole < fewEggs,
});
