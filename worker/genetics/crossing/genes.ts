import { alleleOf, type Book, copies, type Locus, type Sex, unseen, wild } from "#worker/genetics/books/loci.ts";
import { expressed, lossOf } from "./expression.ts";
import {
  commonDenominator,
  type Fraction,
  fraction,
  less,
  one,
  readChance,
  same,
  times,
  written,
} from "./fractions.ts";

/**
 * What is known of a bird at one locus: its two alleles, or the one a hen has on her Z. `?` as the second is unknown.
 * With a chance, the second is as written that often, and else the same as the first ("possible split, 2/3").
 */
export type Gene = { alleles: readonly string[]; chance?: string };
/** By locus; what is not named is normal. */
export type Genes = Readonly<Record<string, Gene>>;
/** Which alleles lie on the same chromosome: those of the one, and those of the other. */
export type Phase = readonly [readonly string[], readonly string[]];
export type Genotype = { sex: Sex; genes: Genes; phases?: readonly Phase[] };

type GeneFault = {
  locus: string;
  code: "unknown_locus" | "unknown_allele" | "hen_is_split" | "count" | "chance";
};

/** What is wrong with a genotype for its sex and species; nothing when it can be. */
export function faultsIn(book: Book, { sex, genes }: Genotype): GeneFault[] {
  return Object.entries(genes).flatMap(([key, gene]) => {
    const locus = book.loci.find((it) => it.key === key);
    const code = locus ? faultAt(locus, sex, gene) : "unknown_locus";
    return code ? [{ locus: key, code }] : [];
  });
}

function faultAt(locus: Locus, sex: Sex, { alleles, chance }: Gene): GeneFault["code"] | undefined {
  const known = alleles.every(
    (it, at) => it === wild || (it === unseen && (at === 1 || locus.graded)) || alleleOf(locus, it),
  );
  if (!known) return "unknown_allele";
  if (copies(locus, sex) === 1 && (alleles.length > 1 || chance)) return "hen_is_split";
  if (alleles.length !== copies(locus, sex)) return "count";
  return chance && (!readChance(chance) || alleles.includes(unseen)) ? "chance" : undefined;
}

export type Possible = { alleles: readonly string[]; chance: Fraction };

/** What a gene may be, each with its chance; the chances sum to 1. */
export function possibleAt(locus: Locus, sex: Sex, gene: Gene | undefined): Possible[] {
  if (!gene) return [{ alleles: copies(locus, sex) === 1 ? [wild] : [wild, wild], chance: one }];
  const [first = wild, second] = gene.alleles;
  if (second === undefined) return [{ alleles: [first], chance: one }];
  if (second === unseen) {
    const hidden = hiddenBehind(locus, sex, first);
    return hidden.map((it) => ({ alleles: [first, it], chance: fraction(1, hidden.length) }));
  }
  const chance = gene.chance ? (readChance(gene.chance) ?? one) : one;
  const either = [
    { alleles: [first, second], chance },
    { alleles: [first, first], chance: less(one, chance) },
  ];
  return either.filter((it) => it.chance.n > 0n);
}

/** The alleles that may lie unseen beside one that is seen. */
export function hiddenBehind(locus: Locus, sex: Sex, first: string): string[] {
  const candidates = [wild, ...locus.alleles.map(({ key }) => key)];
  return candidates.filter((it) => {
    if (it === first && alleleOf(locus, first)?.single) return false;
    const { shown, state } = expressed(locus, sex, [first, it]);
    // Two mutants that look like neither would have been seen, and what dies in the egg does not sit on a perch.
    return shown === first && (state === wild || !state.includes(wild)) && !lossOf(locus, [first, it]);
  });
}

/** A gene in the one form it is kept in: what shows first, a chance in lowest terms, nothing unknown that can be told. */
export function settled(locus: Locus, sex: Sex, { alleles, chance }: Gene): Gene {
  if (locus.graded) return graded(locus, alleles);
  const rank = (it: string) => (it === unseen ? Number.POSITIVE_INFINITY : (alleleOf(locus, it)?.rank ?? 0));
  const place = (it: string) => locus.alleles.findIndex(({ key }) => key === it);
  const [first = wild, second] = [...alleles].sort((a, b) => rank(a) - rank(b) || place(a) - place(b));
  if (second === undefined || copies(locus, sex) === 1) return { alleles: [first] };
  if (second === unseen) {
    const [only = first, ...others] = hiddenBehind(locus, sex, first);
    return { alleles: [first, others.length === 0 ? only : unseen] };
  }
  const share = chance === undefined ? one : (readChance(chance) ?? one);
  if (share.n === 0n) return { alleles: [first, first] };
  return same(share, one) || first === second
    ? { alleles: [first, second] }
    : { alleles: [first, second], chance: written(share) };
}

function graded({ graded: grades }: Locus, alleles: readonly string[]): Gene {
  const [shown] = alleles.filter((it) => it !== wild && it !== unseen);
  if (shown === undefined)
    return { alleles: alleles.includes(unseen) && grades?.untold ? [unseen, unseen] : [wild, wild] };
  if (alleles.includes(unseen)) return { alleles: [shown, unseen] };
  return { alleles: [shown, alleles.includes(wild) ? wild : shown] };
}

export type Strand = readonly string[];
/** One possible pair of chromosomes over the loci of a group; a hen's Z is one strand. */
export type Strands = { strands: readonly Strand[]; chance: Fraction };

/** Every way a bird's chromosomes may be made up over some linked loci; where the phase is unknown each is as likely. */
export function strandsOf(loci: readonly Locus[], { sex, genes, phases = [] }: Genotype): Strands[] {
  let all: Strands[] = [{ strands: [], chance: one }];
  for (const locus of loci) {
    all = all.flatMap((so_far) =>
      possibleAt(locus, sex, genes[locus.key]).flatMap(({ alleles, chance }) =>
        placed(so_far.strands, alleles, phases).map((strands, _, { length }) => ({
          strands,
          chance: times(times(so_far.chance, chance), fraction(1, length)),
        })),
      ),
    );
  }
  return all;
}

function placed(strands: readonly Strand[], [first = wild, second]: readonly string[], phases: readonly Phase[]) {
  const [here = [], there = []] = strands;
  if (second === undefined) return [[[...here, first]]];
  const [as, swapped] = [
    [
      [...here, first],
      [...there, second],
    ],
    [
      [...here, second],
      [...there, first],
    ],
  ];
  // While both strands are equal their order does not matter.
  if (first === second || here.every((it, at) => it === there[at])) return [as];
  const fits = (pair: Strand[]) => phases.every((phase) => agrees(pair, phase));
  const kept = [as, swapped].filter(fits);
  return kept.length > 0 ? kept : [as, swapped];
}

// A phase says that two alleles lie together when it lists them on one side, and apart when on both.
function agrees([here = [], there = []]: Strand[], [left, right]: Phase): boolean {
  const fits = (one: readonly string[], other: readonly string[]) =>
    one.every((it) => here.includes(it) || !there.includes(it)) &&
    other.every((it) => there.includes(it) || !here.includes(it));
  return fits(left, right) || fits(right, left);
}

/** The whole-number weights of chances, and what they are over. */
export function weighed(chances: readonly Fraction[]): { over: bigint; weights: bigint[] } {
  const over = commonDenominator(chances);
  return { over, weights: chances.map(({ n, d }) => n * (over / d)) };
}
