import { type Book, copies, type Locus, locusOf, type Sex, unseen, wild } from "#worker/genetics/books/loci.ts";
import { pool } from "./crossing.ts";
import { expressed, lossOf } from "./expression.ts";
import { compare, type Fraction, one, over, plus, times, total } from "./fractions.ts";
import { type Genes, type Genotype, type Phase, type Strand, type Strands, settled } from "./genes.ts";
import { groupsOf } from "./linkage.ts";

/** A wanted young: what it shows at some loci, `+` for normal; a sex where only sons or daughters will do. */
type Wanted = { sex?: Sex; states: Readonly<Record<string, string>> };
/** Parents that can give it, with the share of all their young that hatch which is it. */
type Parents = { cock: Genotype; hen: Genotype; chance: Fraction };

type Half = { genes: Genes; phases: readonly Phase[]; strands: Strands };
/** Of the sons and of the daughters: how many are what is wanted, and how many live. */
type Yield = { sons: Fraction; daughters: Fraction; living_sons: Fraction; living_daughters: Fraction };
type GroupPair = Yield & { cock: Half; hen: Half };

/**
 * Which parents can give a young, the surest first. Every genotype made of what is normal and of what is wanted is
 * tried for both, unless what they are is known.
 */
export function parentsOf(book: Book, wanted: Wanted, known: { cock?: Genes; hen?: Genes }, most = 50): Parents[] {
  const groups = groupsOf(book, Object.keys(wanted.states));
  const tried = groups.map((group) => pairsOf(book, group, wanted, known));
  const all_young = { sons: one, daughters: one, living_sons: one, living_daughters: one };
  let sums = [{ parents: { cock: bare("male"), hen: bare("female") }, ...all_young }];
  for (const pairs of tried) {
    const all = sums.flatMap(({ parents, ...so_far }) =>
      pairs.map((it) => ({
        parents: { cock: joined(parents.cock, it.cock), hen: joined(parents.hen, it.hen) },
        ...both(so_far, it),
      })),
    );
    sums = all.sort((a, b) => compare(shareOf(b, wanted), shareOf(a, wanted))).slice(0, most * 20);
  }
  const best = sums.map((it) => ({ ...it.parents, chance: shareOf(it, wanted) }));
  return best.filter(({ chance }) => chance.n > 0n).slice(0, most);
}

const bare = (sex: Sex): Genotype => ({ sex, genes: {}, phases: [] });
const joined = (bird: Genotype, { genes, phases }: Half): Genotype => ({
  sex: bird.sex,
  genes: { ...bird.genes, ...genes },
  phases: [...(bird.phases ?? []), ...phases],
});

const both = (one: Yield, other: Yield): Yield => ({
  sons: times(one.sons, other.sons),
  daughters: times(one.daughters, other.daughters),
  living_sons: times(one.living_sons, other.living_sons),
  living_daughters: times(one.living_daughters, other.living_daughters),
});

// As many sons as daughters are conceived.
function shareOf({ sons, daughters, living_sons, living_daughters }: Yield, { sex }: Wanted): Fraction {
  const of = { male: sons, female: daughters };
  return over(sex ? of[sex] : plus(sons, daughters), plus(living_sons, living_daughters));
}

function pairsOf(
  book: Book,
  group: readonly Locus[],
  wanted: Wanted,
  known: { cock?: Genes; hen?: Genes },
): GroupPair[] {
  const cocks = halvesOf(group, "male", wanted, known.cock);
  const hens = halvesOf(group, "female", wanted, known.hen);
  const sperm = cocks.map(({ strands }) => pool(book, group, [strands]));
  const eggs = hens.map(({ strands }) => pool(book, group, [strands]));
  const onZ = group[0]?.chromosome === "Z";
  const yields = (all: [Strand[], Fraction][], sex: Sex) => {
    const living = all.filter(([strands]) => group.every((locus, at) => !lossOf(locus, allelesAt(strands, at))));
    const wished = living.filter(([strands]) =>
      group.every((locus, at) => expressed(locus, sex, allelesAt(strands, at)).state === wanted.states[locus.key]),
    );
    return { wished: total(wished.map(([, chance]) => chance)), living: total(living.map(([, chance]) => chance)) };
  };
  return cocks.flatMap((cock, i) =>
    hens.flatMap((hen, j): GroupPair[] => {
      const [his = [], hers = []] = [sperm[i], eggs[j]];
      const joint = his.flatMap(([a, p]) => hers.map(([b, q]): [Strand[], Fraction] => [[a, b], times(p, q)]));
      const alone = his.map(([a, p]): [Strand[], Fraction] => [[a], p]);
      const [sons, daughters] = [yields(joint, "male"), yields(onZ ? alone : joint, "female")];
      if (sons.wished.n + daughters.wished.n === 0n) return [];
      const living = { living_sons: sons.living, living_daughters: daughters.living };
      return [{ cock, hen, sons: sons.wished, daughters: daughters.wished, ...living }];
    }),
  );
}

const allelesAt = (strands: readonly Strand[], at: number): string[] => strands.map((it) => it[at] ?? wild);

/** Every way a parent may be made up at a group: pairs of strands over what is normal and what is wanted. */
function halvesOf(group: readonly Locus[], sex: Sex, wanted: Wanted, known: Genes | undefined): Half[] {
  const single = group[0] ? copies(group[0], sex) === 1 : false;
  const strands = strandsOver(group, wanted, known);
  const pairs = single
    ? strands.map((it) => [it])
    : strands.flatMap((left, at) => strands.slice(at).map((right) => [left, right]));
  const living = pairs.filter((pair) => group.every((locus, at) => !lossOf(locus, allelesAt(pair, at))));
  return living
    .map((pair) => halfOf(group, sex, pair))
    .filter(({ genes }) => !known || agrees(group, sex, genes, known));
}

function strandsOver(group: readonly Locus[], wanted: Wanted, known: Genes = {}): Strand[] {
  let all: Strand[] = [[]];
  for (const locus of group) {
    const state = wanted.states[locus.key] ?? wild;
    const alleles = [
      ...new Set([wild, ...state.replace(/:.*/, "").split("+").filter(Boolean), ...(known[locus.key]?.alleles ?? [])]),
    ];
    const certain = alleles.filter((it) => it !== unseen);
    all = all.flatMap((strand) => certain.map((allele) => [...strand, allele]));
  }
  return all;
}

function halfOf(group: readonly Locus[], sex: Sex, pair: readonly Strand[]): Half {
  const genes = group.flatMap((locus, at) => {
    const gene = settled(locus, sex, { alleles: pair.map((strand) => strand[at] ?? wild) });
    return gene.alleles.every((it) => it === wild) ? [] : [[locus.key, gene] as const];
  });
  const mixed = group.map((_, at) => at).filter((at) => pair[1] && pair[0]?.[at] !== pair[1][at]);
  const onStrand = (strand: Strand | undefined) =>
    mixed.flatMap((at) => (strand && strand[at] !== wild ? [strand[at] ?? ""] : []));
  const phases: Phase[] = mixed.length > 1 ? [phaseOf(onStrand(pair[0]), onStrand(pair[1]))] : [];
  return { genes: Object.fromEntries(genes), phases, strands: { strands: pair, chance: one } };
}

const phaseOf = (left: readonly string[], right: readonly string[]): Phase =>
  left.length === 0 ? [right, []] : [left, right];

/** Whether a genotype is what is known of the bird at the loci that are known. */
function agrees(group: readonly Locus[], sex: Sex, genes: Genes, known: Genes): boolean {
  return group.every((locus) => {
    const named = known[locus.key] && settled(locus, sex, known[locus.key] ?? { alleles: [wild] });
    const here = genes[locus.key]?.alleles ?? (copies(locus, sex) === 1 ? [wild] : [wild, wild]);
    if (!named) return true;
    return named.alleles.every((it, at) => it === unseen || it === here[at]);
  });
}

/** The states of a locus that a young may be wanted to show; none where many genes make it. */
export function statesAt(book: Book, key: string): string[] {
  const { alleles, together = [], graded } = locusOf(book, key);
  if (graded) return [];
  return [
    wild,
    ...alleles.flatMap(({ key: allele, mode }) => (mode === "incomplete" ? [`${allele}:1`, `${allele}:2`] : [allele])),
    ...together.map((it) => [...it.alleles].sort().join("+")),
  ];
}
