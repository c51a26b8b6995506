import type { Book } from "#worker/genetics/books/loci.ts";
import { locusOf, type Sex, type Words, wild } from "#worker/genetics/books/loci.ts";
import { expressed } from "#worker/genetics/crossing/expression.ts";
import { type Kin, knownAt } from "#worker/genetics/crossing/family.ts";
import { toNumber } from "#worker/genetics/crossing/fractions.ts";
import { possibleAt } from "#worker/genetics/crossing/genes.ts";
import { type Outcome, outcomesOf, type Pair } from "#worker/genetics/crossing/outcomes.ts";

/** What the young of two birds look like, and at which loci that may differ from the normal. */
export type Forecast = { book: Book; outcomes: readonly Outcome[]; loci: ReadonlySet<string> };

/** What two birds of known genes give. */
export const forecastOf = ({ book, pair }: { book: Book; pair: Pair }): Forecast => ({
  book,
  outcomes: outcomesOf(book, pair).outcomes,
  loci: new Set([...Object.keys(pair.cock.genes), ...Object.keys(pair.hen.genes)]),
});

/** The outcomes a chick of known colour may be one of; none where the two cannot have such a chick. */
export function fitting({ book, outcomes, loci }: Forecast, chick: Kin): Outcome[] {
  const sexes: readonly Sex[] = chick.sex ? [chick.sex] : ["male", "female"];
  return sexes.flatMap((sex) => {
    const seen = [...new Set([...loci, ...Object.keys(recordOf(chick, sex))])].flatMap((key) => {
      const states = statesAt(book, key, sex, chick);
      return states ? [[key, states] as const] : [];
    });
    // What a look hides at a locus of the parents is not named, and may be anything.
    const fits = ({ states }: Outcome) =>
      seen.every(([key, may]) => {
        const state = states[key] ?? (loci.has(key) ? undefined : wild);
        return state === undefined || may.has(state);
      });
    return outcomes.filter((it) => it.sex === sex && fits(it));
  });
}

const recordOf = ({ record, as_hen }: Kin, sex: Sex) => (sex === "female" && as_hen ? as_hen : record) ?? {};

/** How a chick may look at a locus by its record; undefined where that says nothing of it. */
function statesAt(book: Book, key: string, sex: Sex, chick: Kin): ReadonlySet<string> | undefined {
  const locus = locusOf(book, key);
  // Young between unlike extremes are foretold as no more than lying between them.
  if (locus.graded || chick.hidden?.includes(key)) return undefined;
  const { genes } = knownAt([locus], sex, chick);
  return new Set(possibleAt(locus, sex, genes[key]).map(({ alleles }) => expressed(locus, sex, alleles).state));
}

/** A look that was foretold, of one sex or (null) of both. */
export type ColourClass = { key: string; sex: Sex | null; name: Words; chance: number; hatched: number };

/** The looks of young and how likely each is, by sex or not; the likeliest first, cocks before hens. */
export function classesOf({ outcomes }: Forecast, bySex: boolean): ColourClass[] {
  const all = new Map<string, ColourClass>();
  for (const { key, sex, name, chance } of outcomes) {
    const at = bySex ? `${sex} ${key}` : key;
    const known = all.get(at) ?? { key, sex: bySex ? sex : null, name, chance: 0, hatched: 0 };
    all.set(at, { ...known, chance: known.chance + toNumber(chance) });
  }
  return [...all.values()].sort((one, other) => other.chance - one.chance);
}
