import { books, emptyBook } from "#worker/genetics/books/all.ts";
import { type Book, type Sex, wild } from "#worker/genetics/books/loci.ts";
import { type Fraction, nought, plus, written } from "#worker/genetics/crossing/fractions.ts";
import type { Gene, Genes, Genotype, Phase } from "#worker/genetics/crossing/genes.ts";
import { type Outcome, type Outcomes, outcomesOf } from "#worker/genetics/crossing/outcomes.ts";

export const bookOf = (species: string): Book => books[species] ?? emptyBook(species);

/** Genes as tests write them: `blue: "blue blue"`, `ino: "ino"` of a hen, `dark: "dark +"`. */
export const genesOf = (text: Record<string, string>): Genes =>
  Object.fromEntries(
    Object.entries(text).map(([locus, alleles]): [string, Gene] => [locus, { alleles: alleles.split(" ") }]),
  );

const bird = (sex: Sex, text: Record<string, string>, phases: readonly Phase[] = []): Genotype => ({
  sex,
  genes: genesOf(text),
  phases,
});
export const cock = (fields: Record<string, string> = {}, phases: readonly Phase[] = []) =>
  bird("male", fields, phases);
export const hen = (fields: Record<string, string> = {}, phases: readonly Phase[] = []) =>
  bird("female", fields, phases);

/** The young of a pair of a species. */
export const cross = (species: string, his: Genotype, hers: Genotype): Outcomes =>
  outcomesOf(bookOf(species), { cock: his, hen: hers });

/** What share of the hatched has these states, and is of this sex where one is named. */
export function share({ outcomes }: Outcomes, states: Record<string, string>, sex?: Sex): string {
  const isSuch = (it: Outcome) =>
    Object.entries(states).every(([locus, state]) => (it.states[locus] ?? wild) === state);
  return written(sumOf(outcomes.filter((it) => (!sex || it.sex === sex) && isSuch(it)).map(({ chance }) => chance)));
}

/** The outcomes as `♂ Light green 3/8`, the names in English. */
export const listed = ({ outcomes }: Outcomes): string[] =>
  outcomes.map(({ sex, name, chance }) => `${sex === "male" ? "♂" : "♀"} ${name.en} ${written(chance)}`).sort();

/** The outcomes of both sexes together: `Light green 3/4`. */
export function bothSexes({ outcomes }: Outcomes): Record<string, string> {
  const sums = new Map<string, Fraction>();
  for (const { name, chance } of outcomes) sums.set(name.en, plus(sums.get(name.en) ?? nought, chance));
  return Object.fromEntries([...sums].map(([name, sum]) => [name, written(sum)]));
}

/** How many of the birds of a state carry something unseen: `2/3`. */
export function carrying(outcomes: Outcomes, states: Record<string, string>, state: string, sex?: Sex): string {
  const isSuch = (it: Outcome) => Object.entries(states).every(([locus, at]) => (it.states[locus] ?? wild) === at);
  const rows = outcomes.outcomes.filter((it) => (!sex || it.sex === sex) && isSuch(it));
  const all = sumOf(rows.map(({ chance }) => chance));
  const with_it = sumOf(
    rows.map(({ chance, carries }) => {
      const found = carries().find((it) => it.state === state)?.chance ?? nought;
      return { n: chance.n * found.n, d: chance.d * found.d };
    }),
  );
  return all.n === 0n ? "none" : written(plus({ n: with_it.n * all.d, d: with_it.d * all.n }, nought));
}

export const sumOf = (all: readonly Fraction[]): Fraction => all.reduce(plus, nought);
