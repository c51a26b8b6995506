import { type Book, type Locus, type Sex, unseen, wild } from "#worker/genetics/books/loci.ts";
import { type Fraction, nought, one, plus, times } from "./fractions.ts";
import { type Genotype, type Strand, type Strands, strandsOf } from "./genes.ts";
import { gametes } from "./linkage.ts";

/** The young of one linkage group and sex: the alleles at each of its loci, whichever parent they came from. */
export type Young = { alleles: readonly (readonly string[])[]; chance: Fraction };

type Pool = [Strand, Fraction][];

/** What a bird hands on of a group, over all that it may be. */
export function pool(book: Book, group: readonly Locus[], possible: readonly Strands[]): Pool {
  const sums = new Map<string, [Strand, Fraction]>();
  for (const { strands, chance } of possible)
    for (const [strand, share] of gametes(book, group, strands)) {
      const key = strand.join(" ");
      sums.set(key, [strand, plus(sums.get(key)?.[1] ?? nought, times(chance, share))]);
    }
  return [...sums.values()];
}

/**
 * The young of a cock and a hen at one linkage group, sons or daughters; the chances sum to 1. A daughter's only Z is
 * her father's; her mother's goes to the sons.
 */
export function youngOf(
  book: Book,
  group: readonly Locus[],
  pair: { cock: Genotype; hen: Genotype },
  sex: Sex,
): Young[] {
  const [only] = group;
  if (only?.graded) return [{ alleles: [gradeOfYoung(only, pair)], chance: one }];
  const sperm = pool(book, group, strandsOf(group, pair.cock));
  const eggs = pool(book, group, strandsOf(group, pair.hen));
  const single = group[0]?.chromosome === "Z" && sex === "female";
  return single ? merged(sperm.map(([strand, chance]) => [[strand], chance])) : merged(joined(sperm, eggs));
}

/** Young of parents that are alike at what many genes make are like them; of others it is known only that they lie between. */
function gradeOfYoung({ key, alleles: [extreme] }: Locus, { cock, hen }: { cock: Genotype; hen: Genotype }): string[] {
  const [his, hers] = [cock, hen].map(({ genes }) => genes[key]?.alleles ?? [wild, wild]);
  const [[a = wild, b = wild] = [], [c = wild, d = wild] = []] = [his, hers];
  if (a === unseen || c === unseen) return [unseen, unseen];
  const isAlike = a === b && c === d && a === c;
  return isAlike ? [a, a] : [extreme?.key ?? wild, unseen];
}

const joined = (sperm: Pool, eggs: Pool): [Strand[], Fraction][] =>
  sperm.flatMap(([his, chance]) =>
    eggs.map(([hers, share]): [Strand[], Fraction] => [[his, hers], times(chance, share)]),
  );

function merged(all: [Strand[], Fraction][]): Young[] {
  const sums = new Map<string, Young>();
  for (const [strands, chance] of all) {
    const alleles = (strands[0] ?? []).map((_, at) => strands.map((strand) => strand[at] ?? "").sort());
    const key = alleles.join(" ");
    sums.set(key, { alleles, chance: plus(sums.get(key)?.chance ?? nought, chance) });
  }
  return [...sums.values()];
}
