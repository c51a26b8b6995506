import type { Language } from "#db/vocabulary.ts";
import type { Book } from "#worker/genetics/books/loci.ts";
import { kinOf, type WrittenColour } from "#worker/genotypes/genes.ts";
import { genesOfPair } from "#worker/genotypes/pair.ts";
import { type Brood, broodOf } from "./brood.ts";
import { type Explanation, explained } from "./explanations.ts";
import { type ColourOfDay, colourOfDay, type Family, writtenToday } from "./families.ts";
import { type Forecast, fitting, forecastOf } from "./forecast.ts";
import type { ChickRow, MateRow } from "./rows.ts";

/** A family of which the colours were foretold, and what hatched. */
export type Judged = Family & {
  book: Book;
  expected: Forecast;
  brood: Brood<ChickRow>;
  of: { cock: ColourOfDay; hen: ColourOfDay };
};
/** What could explain a chick that its parents cannot have: splits, another parent, another nest; or what was written since. */
export type Surprise = Explanation & {
  chick: ChickRow;
  /** Whether the two can have it as they are written today: then it is explained. */
  isExplained: boolean;
  /** Others who were in the pair and can have it with the other parent. */
  fathers: MateRow[];
  mothers: MateRow[];
  /** The pair in whose nest it hatched, where that can have it. */
  foster_pair_id: string | null;
};

/** More other parents than these are not tried. */
const mostOthers = 12;

/** What foretells and judges families of an organisation; two that are written alike are worked out once. */
export function judging(language: Language, bookOf: (species_id: string) => Book | null) {
  const known = new Map<string, Forecast | null>();
  return { judge, surpriseOf };

  function expectedOf(species_id: string, book: Book, cock: WrittenColour, hen: WrittenColour): Forecast | null {
    const key = JSON.stringify([species_id, cock.mutation, cock.genotype, hen.mutation, hen.genotype]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const read = genesOfPair({ language }, book, cock, hen);
    const expected = read && forecastOf(read);
    known.set(key, expected);
    return expected;
  }

  /** What of two birds was to be expected; null where their colours or species are not known, or they are of two. */
  function ofTwo(cock: MateRow, hen: MateRow, species_id: string) {
    const isOne = [cock, hen].every((it) => it.species_id === null || it.species_id === species_id);
    const book = isOne ? bookOf(species_id) : null;
    const [his, hers] = book ? [colourOfDay(book, cock), colourOfDay(book, hen)] : [];
    const expected = book && his && hers ? expectedOf(species_id, book, his.colour, hers.colour) : null;
    return book && his && hers && expected ? { book, expected, of: { cock: his, hen: hers } } : null;
  }

  /** What hatched of a family beside what was foretold; null where nothing can be. */
  function judge(family: Family): Judged | null {
    const species_id = family.hen.species_id ?? family.chicks[0]?.species_id ?? "";
    const two = ofTwo(family.cock, family.hen, species_id);
    if (!two) return null;
    const chicks = family.chicks.filter((it) => it.species_id === species_id);
    return { ...family, ...two, brood: broodOf(two.expected, chicks) };
  }

  /** What could explain a chick that its parents cannot have; `mates` are all of its pair, and of the nest that raised it. */
  function surpriseOf({ book, cock, hen, of }: Judged, chick: ChickRow, mates: readonly MateRow[]): Surprise {
    const kin = kinOf(book, chick);
    const can = (father: MateRow, mother: MateRow) => {
      const two = ofTwo(father, mother, chick.species_id);
      return two !== null && fitting(two.expected, kin).length > 0;
    };
    const others = (of: "cock" | "hen", but: MateRow) =>
      mates
        .filter((it) => it.pair_id === chick.pair_id && it.side === of && it.bird_id !== but.bird_id)
        .slice(0, mostOthers);
    const nest = mates.filter((it) => it.pair_id === chick.foster_pair_id).slice(0, mostOthers);
    const [hisToday, hersToday] = [writtenToday(cock), writtenToday(hen)];
    const today = expectedOf(chick.species_id, book, hisToday, hersToday);
    const ofNest = nest.some((father) =>
      nest.some((mother) => father.side === "cock" && mother.side === "hen" && can(father, mother)),
    );
    const parents = {
      cock: { ...kinOf(book, { id: "cock", ...of.cock.colour }), sex: "male" as const },
      hen: { ...kinOf(book, { id: "hen", ...of.hen.colour }), sex: "female" as const },
    };
    return {
      chick,
      isExplained: today !== null && fitting(today, kin).length > 0,
      ...explained(book, parents, chick),
      fathers: others("cock", cock).filter((it) => can(it, hen)),
      mothers: others("hen", hen).filter((it) => can(cock, it)),
      foster_pair_id: ofNest ? chick.foster_pair_id : null,
    };
  }
}
