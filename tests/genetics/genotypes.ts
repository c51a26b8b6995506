import fc from "fast-check";
import { alleleOf, type Book, copies, type Locus, type Sex, wild } from "#worker/genetics/books/loci.ts";
import { lossOf } from "#worker/genetics/crossing/expression.ts";
import {
  type Gene,
  type Genes,
  type Genotype,
  hiddenBehind,
  type Phase,
  settled,
} from "#worker/genetics/crossing/genes.ts";
import { groupsOf } from "#worker/genetics/crossing/linkage.ts";

/** Any gene a living bird may have written of it: known, possible or not known. */
function anyGene(locus: Locus, sex: Sex): fc.Arbitrary<Gene> {
  const allele = fc.constantFrom(wild, ...locus.alleles.map(({ key }) => key));
  if (copies(locus, sex) === 1) return allele.map((it): Gene => ({ alleles: [it] }));
  const known = fc.tuple(allele, allele).map((alleles): Gene => ({ alleles }));
  const open = allele.map((it): Gene => ({ alleles: [it, "?"] }));
  const chance = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 20 }))
    .map(([n, d]) => `${n}/${d}`);
  const possible = fc
    .tuple(allele, allele, chance)
    .filter(([first, second]) => first !== second && alleleOf(locus, second)?.mode === "recessive")
    .filter(([first, second]) => hiddenBehind(locus, sex, first).includes(second))
    .map(([first, second, share]): Gene => ({ alleles: [first, second], chance: share }));
  const canBePossible = locus.alleles.some(({ mode }) => mode === "recessive");
  return fc
    .oneof(known, open, ...(canBePossible ? [possible] : []))
    .map((gene) => settled(locus, sex, gene))
    .filter(({ alleles }) => !lossOf(locus, alleles));
}

/** Any bird of a book, with at most `most` loci that are not normal. */
export const anyBird = (book: Book, most = 6): fc.Arbitrary<Genotype & { phases: readonly Phase[] }> =>
  fc.constantFrom<Sex>("male", "female").chain((sex) => birdOf(book, sex, most));

/** Any bird of a book and a sex. */
export function birdOf(book: Book, sex: Sex, most = 6): fc.Arbitrary<Genotype & { phases: readonly Phase[] }> {
  const loci = fc.subarray([...book.loci], { minLength: 0, maxLength: Math.min(most, book.loci.length) });
  return loci
    .chain((chosen) =>
      fc.tuple(...chosen.map((locus) => anyGene(locus, sex).map((gene) => [locus.key, gene] as const))),
    )
    .chain((pairs) => {
      const kept = pairs.filter(([, { alleles }]) => alleles.some((it) => it !== wild));
      const genes: Genes = Object.fromEntries(kept);
      return fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }).map((sides) => ({
        sex,
        genes,
        phases: sides[0] ? phasesOf(book, genes, sides) : [],
      }));
    });
}

/** A phase for each group of linked loci at which the bird is certainly mixed. */
function phasesOf(book: Book, genes: Genes, sides: readonly boolean[]): Phase[] {
  return groupsOf(book, Object.keys(genes)).flatMap((group): Phase[] => {
    const mixed = group.flatMap(({ key }): string[] => {
      const { alleles: [first = wild, second] = [] } = genes[key] ?? {};
      if (second === undefined || second === "?" || first === second) return [];
      return [first === wild ? second : first];
    });
    if (mixed.length < 2) return [];
    const side = (at: number) => at === 0 || sides[at % sides.length] === true;
    return [[mixed.filter((_, at) => side(at)), mixed.filter((_, at) => !side(at))]];
  });
}
