import { type Book, type Locus, type Sex, type Words, wild } from "#worker/genetics/books/loci.ts";
import { type Carried, combined, type Group, type Lost, type Share } from "./combining.ts";
import { type Young, youngOf } from "./crossing.ts";
import { type Expression, expressed, lossOf } from "./expression.ts";
import { type Fraction, fraction, half, nought, one, over, plus, times } from "./fractions.ts";
import { type Genotype, weighed } from "./genes.ts";
import { groupsOf } from "./linkage.ts";

/** The version of this arithmetic: kept beside every result that is kept. */
const engineVersion = 1;

export type Pair = { cock: Genotype; hen: Genotype };
export type Outcome = {
  sex: Sex;
  key: string;
  name: Words;
  states: Readonly<Record<string, string>>;
  /** Of all chicks that hatch; those of an outcome list sum to 1. */
  chance: Fraction;
  /** Of the chicks of this sex. */
  of_sex: Fraction;
  /** What these chicks carry unseen, each with its chance among them; computed when asked. */
  carries: () => (Carried & { chance: Fraction })[];
};
export type Outcomes = { engine_version: number; outcomes: Outcome[]; hatched: Fraction; lost: Lost[] };

/** What a cock and a hen give, sons and daughters; groups of loci that assort freely are computed apart. */
export function outcomesOf(book: Book, pair: Pair): Outcomes {
  const keys = new Set([...Object.keys(pair.cock.genes), ...Object.keys(pair.hen.genes)]);
  const groups = groupsOf(book, keys);
  const sides = (["male", "female"] as const).map((sex) => ({ sex, ...brood(book, groups, pair, sex) }));
  const hatched = sides.map(({ alive }) => times(half, alive)).reduce(plus);
  const outcomes = sides.flatMap(({ sex, rows, counted, alive }) => {
    const shares = sharesOf(counted, alive, hatched);
    return rows.map(({ weight, ...row }) => ({ ...row, sex, ...shares(weight) }));
  });
  return { engine_version: engineVersion, outcomes, hatched, lost: together(sides.flatMap(({ lost }) => lost)) };
}

/** A weight as a share of its sex and of all that hatch; there are far fewer weights than rows. */
function sharesOf(counted: bigint, alive: Fraction, hatched: Fraction) {
  const known = new Map<bigint, Pick<Outcome, "chance" | "of_sex">>();
  return (weight: bigint) => {
    const share = known.get(weight) ?? shareOf(fraction(weight, counted));
    known.set(weight, share);
    return share;
  };
  function shareOf(share: Fraction) {
    return { chance: over(times(half, share), hatched), of_sex: over(share, alive) };
  }
}

/** How many combinations of looks a pair would give to multiply; asked before, because each mutation multiplies them. */
export function combinationsOf(book: Book, { cock, hen }: Pair): number {
  const groups = groupsOf(book, [...Object.keys(cock.genes), ...Object.keys(hen.genes)]);
  const counts = groups.map(
    (group) => partsOf(group, youngOf(book, group, { cock, hen }, "male"), "male").shares.length,
  );
  return counts.reduce((all, count) => all * Math.max(1, count), 1);
}

function together(all: Lost[]): Lost[] {
  const sums = new Map<string, Lost>();
  for (const { locus, allele, chance } of all)
    sums.set(allele, { locus, allele, chance: plus(sums.get(allele)?.chance ?? nought, times(half, chance)) });
  return [...sums.values()];
}

function brood(book: Book, groups: Locus[][], pair: Pair, sex: Sex) {
  const parts = groups.map((group) => partsOf(group, youngOf(book, group, pair, sex), sex));
  const counted = parts.reduce((all, group) => all * group.over, 1n);
  const alive = parts.reduce((share, group) => times(share, fraction(group.alive, group.over)), one);
  const rows = alive.n === 0n ? [] : combined(book, parts);
  return { rows, counted, alive, lost: parts.flatMap(({ lost }) => lost) };
}

function partsOf(group: readonly Locus[], young: readonly Young[], sex: Sex): Group {
  const { over: whole, weights } = weighed(young.map(({ chance }) => chance));
  const shares = new Map<string, Share>();
  const found: Group = { loci: group, over: whole, alive: 0n, shares: [], lost: [] };
  for (const [at, { alleles, chance }] of young.entries()) {
    const [loss] = group.flatMap((locus, index) => lossIn(locus, alleles[index] ?? []));
    if (loss) {
      found.lost.push({ ...loss, chance });
      continue;
    }
    const weight = weights[at] ?? 0n;
    found.alive += weight;
    const expressions = group.map((locus, index) => expressed(locus, sex, alleles[index] ?? []));
    const key = expressions.map(({ state }) => state).join(" ");
    const states = Object.fromEntries(group.map((locus, index) => [locus.key, expressions[index]?.state ?? wild]));
    const share = shares.get(key) ?? { states, weight: 0n, tags: new Map() };
    share.weight += weight;
    for (const tag of group.flatMap((locus, index) => tagsOf(locus, expressions[index])))
      share.tags.set(tag, (share.tags.get(tag) ?? 0n) + weight);
    shares.set(key, share);
  }
  return { ...found, shares: [...shares.values()] };
}

function lossIn(locus: Locus, alleles: readonly string[]): Pick<Lost, "locus" | "allele">[] {
  const allele = lossOf(locus, alleles);
  return allele ? [{ locus: locus.key, allele: allele.key }] : [];
}

function tagsOf({ key, alleles }: Locus, expression: Expression | undefined): string[] {
  if (!expression) return [];
  const splits = expression.splits.map((split) => `split ${key} ${split}`);
  const isUnseen = expression.factor === "DF" && alleles.find((it) => it.key === expression.shown)?.mode === "dominant";
  return isUnseen ? [...splits, `double ${key} ${expression.shown}`] : splits;
}
