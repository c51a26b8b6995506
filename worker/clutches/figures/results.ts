import type { EggState, ResultFigure } from "#db/vocabulary.ts";
import type { Third } from "../days/embryo-death.ts";
import { isOpen, wasChecked, wasFertile, wasSet } from "../states/egg-states.ts";

/** An egg as results count it, beside whoever the results are of: a pair, a hen, a cock, a species, a season. */
export type CountedEgg = {
  /** What it went through in order, its present state the last; what was undone is not among it. */
  states: readonly EggState[];
  /** In which third of incubation its embryo died, where it did. */
  died_in: Third | null;
  is_ringed: boolean;
  is_weaned: boolean;
  /** What became of its chick before it was weaned: it grows up, or died; null where neither is known. */
  chick: "growing" | "lost" | null;
  /** Whether theirs are the parents. */
  is_own: boolean;
  /** Whether theirs was the nest in the end; of an own egg that was fostered away it was not. */
  in_nest: boolean;
};

/** Whole numbers. All but `raised` count own eggs; `raised` counts who was weaned in the nest, own or fostered. */
export type Results = Record<ResultFigure, number>;

export function resultsOf(eggs: readonly CountedEgg[]): Results {
  const own = eggs.filter(({ is_own }) => is_own);
  const open = own.filter(({ states }) => isOpen(stateOf(states)));
  const hatched = own.filter(isHatched);
  const nestlings = hatched.filter(({ is_weaned }) => !is_weaned);
  const dead = own.filter(({ states }) => ["early_dead", "late_dead"].includes(stateOf(states)));
  const diedIn = (third: Third) => dead.filter(({ died_in }) => died_in === third).length;
  return {
    eggs: own.length,
    open: open.length,
    checked: own.filter(({ states }) => wasChecked(states)).length,
    fertile: own.filter(({ states }) => wasFertile(states)).length,
    open_fertile: open.filter(({ states }) => wasFertile(states)).length,
    set: own.filter(({ states }) => wasSet(states)).length,
    open_set: open.filter(({ states }) => wasSet(states)).length,
    hatched: hatched.length,
    dead: dead.length,
    dead_first: diedIn(1),
    dead_middle: diedIn(2),
    dead_last: diedIn(3),
    ringed: hatched.filter(({ is_ringed }) => is_ringed).length,
    growing: nestlings.filter(({ chick }) => chick === "growing").length,
    lost: nestlings.filter(({ chick }) => chick === "lost").length,
    weaned: hatched.length - nestlings.length,
    raised: eggs.filter((egg) => egg.in_nest && isHatched(egg) && egg.is_weaned).length,
  };
}

const stateOf = (states: readonly EggState[]): EggState => states.at(-1) ?? "laid";
const isHatched = ({ states }: CountedEgg) => stateOf(states) === "hatched";

/** A part of a whole; of nothing there is no share, and of few the fraction says more than a percentage. */
export type Fraction = {
  part: number;
  whole: number;
  share: number | null;
  is_few: boolean;
  /** How many may still come to the whole. */
  open: number;
};

export type Fractions = ReturnType<typeof fractionsOf>;

/**
 * What a breeder compares: how many were fertile of those checked, hatched of the fertile and of the set, were weaned. Only
 * what has come to its end counts, an egg that hatched or did not, a chick that was weaned or died before; the rest is open.
 */
export function fractionsOf(results: Results) {
  const { checked, fertile, open_fertile, set, open_set, hatched, weaned, lost, growing } = results;
  return {
    // Whatever was checked and is still open was found fertile.
    fertility: fraction(fertile - open_fertile, checked - open_fertile, open_fertile),
    hatched_of_fertile: fraction(hatched, fertile - open_fertile, open_fertile),
    hatched_of_set: fraction(hatched, set - open_set, open_set),
    weaned_of_hatched: fraction(weaned, weaned + lost, growing),
  };
}

/** Under this many a percentage alone says more than the eggs do. */
const fewEggs = 10;

const fraction = (part: number, whole: number, open: number): Fraction => ({
  part,
  whole,
  share: whole === 0 ? null : part / whole,
  is_few: whole < fewEggs,
  open,
});
