import { fc, test as property } from "@fast-check/vitest";
import { expect } from "vitest";
import { bookOf } from "#tests/genetics/crosses.ts";
import { birdOf } from "#tests/genetics/genotypes.ts";
import { books } from "#worker/genetics/books/all.ts";
import { writeGenotype } from "#worker/genetics/writing.ts";
import { coloursOfPair } from "#worker/genotypes/pair.ts";

const english = { language: "en" as const };

/** Two birds of any species with a book, as breeders write them. */
const pairs = fc.constantFrom(...Object.keys(books)).chain((species) => {
  const written = (sex: "male" | "female") =>
    birdOf(bookOf(species), sex, 3).map((bird) => writeGenotype(bookOf(species), bird).en);
  return fc.record({ species: fc.constant(species), his: written("male"), hers: written("female") });
});

const cock = (genotype: string | null) => ({ sex: "male" as const, mutation: null, genotype });
const hen = (genotype: string | null) => ({ sex: "female" as const, mutation: null, genotype });

property.prop([pairs], { numRuns: 100 })(
  "whatever was read to its last word is predicted, in every species",
  ({ species, his, hers }) => {
    const { colours, colour_gaps } = coloursOfPair(english, bookOf(species), cock(his), hen(hers));
    expect([his, hers, colour_gaps, colours !== null]).toEqual([his, hers, [], true]);
  },
);

property.prop([pairs, fc.constantFrom("xpto", "zzzz", "qwerty"), fc.boolean()], { numRuns: 100 })(
  "one word that nobody understands, and there is no prediction in any species, but the word",
  ({ species, his, hers }, word, isHis) => {
    const [cocks, hens] = [isHis ? `${word} ${his}` : his, isHis ? hers : `${word} ${hers}`];
    const { colours, colour_gaps } = coloursOfPair(english, bookOf(species), cock(cocks), hen(hens));
    const unread = [{ word, kind: "unknown", nearest: [] }];
    expect([colours, colour_gaps]).toEqual([null, [{ bird: isHis ? "cock" : "hen", unread }]]);
  },
);
