import { type Book, copies, type Locus, type Sex, unseen, wild } from "#worker/genetics/books/loci.ts";
import type { Genes, Genotype, Phase } from "./genes.ts";

/**
 * A bird as far as its colour is recorded; without a record nothing is known of it. One of unknown sex is read both as
 * a cock, which is its record, and as a hen.
 */
export type Kin = {
  id: string;
  sex: Sex | undefined;
  record: Genes | undefined;
  as_hen?: Genes | undefined;
  phases?: readonly Phase[];
  /** Loci that what the bird shows hides: that they are not named says nothing. */
  hidden?: readonly string[];
};
/** A bird between its parents and its chicks; a chick's other parent stands beside it. */
export type Family = {
  bird: Kin & { sex: Sex };
  father: Kin | undefined;
  mother: Kin | undefined;
  chicks: readonly { chick: Kin; mate: Kin | undefined }[];
};

/** The book with only those alleles that anybody of the family is recorded with: nobody is split for everything. */
export function narrowed(book: Book, family: Family): Book {
  const found = new Map<string, Set<string>>();
  for (const { record } of everybody(family))
    for (const [locus, { alleles }] of Object.entries(record ?? {}))
      for (const allele of alleles) {
        if (allele === wild || allele === unseen) continue;
        found.set(locus, (found.get(locus) ?? new Set()).add(allele));
      }
  const loci = book.loci
    .filter(({ key, graded }) => found.has(key) && !graded)
    .map((locus) => ({ ...locus, alleles: locus.alleles.filter(({ key }) => found.get(locus.key)?.has(key)) }));
  return { ...book, loci };
}

const everybody = ({ bird, father, mother, chicks }: Family): Kin[] =>
  [bird, father, mother, ...chicks.flatMap(({ chick, mate }) => [chick, mate])].flatMap((it) => it ?? []);

/**
 * What is known of a bird at some loci: what a record does not name looks normal; without any record everything is
 * possible, and is written as if unseen.
 */
export function knownAt(
  loci: readonly Locus[],
  sex: Sex,
  { record, as_hen, phases = [] }: Pick<Kin, "record" | "as_hen" | "phases">,
): Genotype {
  const genes = loci.map((locus) => {
    const gene = (sex === "female" && as_hen ? as_hen : record)?.[locus.key];
    if (gene && gene.alleles.length === copies(locus, sex)) return [locus.key, gene] as const;
    return [locus.key, { alleles: copies(locus, sex) === 1 ? [wild] : [wild, unseen] }] as const;
  });
  return { sex, genes: Object.fromEntries(genes), phases };
}
