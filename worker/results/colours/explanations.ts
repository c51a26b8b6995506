import { type Book, locusOf, type Sex, type Words, wild } from "#worker/genetics/books/loci.ts";
import type { Kin } from "#worker/genetics/crossing/family.ts";
import { possibleAt } from "#worker/genetics/crossing/genes.ts";
import { inferred } from "#worker/genetics/crossing/inference.ts";
import { alleleNames } from "#worker/genetics/crossing/looks.ts";
import { kinOf } from "#worker/genotypes/genes.ts";
import type { Chick } from "./brood.ts";

/** What two birds would have to carry unseen for a chick of theirs; `either` where one of the two would. */
export type Splits = { cock: Words[]; hen: Words[]; either: Words[] };
/** What could explain a chick that two birds cannot have, as they are written. */
export type Explanation = {
  /** Null where no split explains it. */
  splits: Splits | null;
  /** Where it would be explained if the chick were of the other sex, and with which splits. */
  other: { sex: Sex; splits: Splits } | null;
};

type Parents = { cock: Kin & { sex: Sex }; hen: Kin & { sex: Sex } };

/** What could explain a chick that was not to be expected of two birds. */
export function explained(book: Book, parents: Parents, chick: Chick): Explanation {
  const splits = splitsFor(book, parents, kinOf(book, chick));
  const other: Sex | null = chick.sex === "unknown" ? null : chick.sex === "male" ? "female" : "male";
  const otherwise = other && splitsFor(book, parents, kinOf(book, { ...chick, sex: other }));
  const isSimpler = otherwise && (!splits || countOf(otherwise) < countOf(splits));
  return { splits, other: other && otherwise && isSimpler ? { sex: other, splits: otherwise } : null };
}

const countOf = ({ cock, hen, either }: Splits): number => cock.length + hen.length + either.length;

/** What the two would have to carry, by the inference of each from the other and the chick; null where nothing helps. */
function splitsFor(book: Book, { cock, hen }: Parents, chick: Kin): Splits | null {
  const orphan = { father: undefined, mother: undefined };
  const his = inferred(book, { bird: cock, ...orphan, chicks: [{ chick, mate: hen }] });
  const hers = inferred(book, { bird: hen, ...orphan, chicks: [{ chick, mate: cock }] });
  if (his.contradictions.length + hers.contradictions.length > 0) return null;
  const needs = { cock: neededBy(book, cock, his.loci), hen: neededBy(book, hen, hers.loci), either: [] as Words[] };
  return countOf(needs) > 0 ? needs : { ...needs, either: shownBy(book, chick, [cock, hen]) };
}

type Loci = ReturnType<typeof inferred>["loci"];

/** The alleles that a bird has whichever of what is possible it is, though its record does not say so. */
function neededBy(book: Book, bird: Kin & { sex: Sex }, loci: Loci): Words[] {
  return loci.flatMap(({ locus, possible }) => {
    const [first, ...rest] = possible;
    const sure = (first?.alleles ?? []).filter(
      (it) => it !== wild && rest.every(({ alleles }) => alleles.includes(it)),
    );
    return [...new Set(sure)].filter((it) => !has(book, bird, locus, it)).map((it) => alleleNames(book, locus, it));
  });
}

/** The alleles a chick shows that neither parent is written with. */
const shownBy = (book: Book, { record = {} }: Kin, parents: readonly (Kin & { sex: Sex })[]): Words[] =>
  Object.entries(record).flatMap(
    ([
      locus,
      {
        alleles: [shown = wild],
      },
    ]) =>
      shown === wild || locusOf(book, locus).graded || parents.some((it) => has(book, it, locus, shown))
        ? []
        : [alleleNames(book, locus, shown)],
  );

const has = (book: Book, { record, sex }: Kin & { sex: Sex }, key: string, allele: string): boolean =>
  possibleAt(locusOf(book, key), sex, record?.[key]).every(({ alleles }) => alleles.includes(allele));
