import { type Book, copies, type Locus, type Sex, unseen, wild } from "#worker/genetics/books/loci.ts";
import { pool } from "./crossing.ts";
import { expressed, lossOf } from "./expression.ts";
import { type Family, type Kin, knownAt, narrowed } from "./family.ts";
import { type Fraction, fraction, half, isNought, nought, one, over, plus, same, times, total } from "./fractions.ts";
import { type Gene, type Possible, type Strand, type Strands, strandsOf } from "./genes.ts";
import { groupsOf } from "./linkage.ts";

/** What a bird may be at a locus, and by whom it is told. */
type Inferred = {
  locus: string;
  possible: Possible[];
  told_by: { kind: "record" | "parents" | "chick"; id: string }[];
};
/** A record that cannot be true beside another: one of the two is wrong. */
type Contradiction = { kind: "parents" | "chick"; id: string; locus: string };
export type Inference = { loci: Inferred[]; contradictions: Contradiction[] };

/** Loci on one chromosome that are computed together; beyond that each alone, which is slower to be sure but true. */
const mostTogether = 3;

/** What a bird is likely to be, from its own record, its parents and its chicks; what contradicts is left out and told. */
export function inferred(whole: Book, family: Family): Inference {
  const book = narrowed(whole, family);
  const contradictions = book.loci.flatMap((locus) => contradictionsAt(book, locus, family));
  const rest = without(family, contradictions);
  const groups = groupsOf(
    book,
    book.loci.map(({ key }) => key),
  ).flatMap((group) => (group.length > mostTogether ? group.map((locus) => [locus]) : [group]));
  const loci = groups.flatMap((group) => {
    const weights = posterior(book, group, rest);
    return group.map((locus, at) => ({
      locus: locus.key,
      possible: marginal(weights, at),
      told_by: evidence(book, locus, rest),
    }));
  });
  return { loci, contradictions };
}

function without(family: Family, contradictions: readonly Contradiction[]): Family {
  const wrong = new Set(contradictions.filter(({ kind }) => kind === "chick").map(({ id }) => id));
  const isOrphan = contradictions.some(({ kind }) => kind === "parents");
  return {
    bird: family.bird,
    chicks: family.chicks.filter(({ chick }) => !wrong.has(chick.id)),
    ...(isOrphan ? { father: undefined, mother: undefined } : { father: family.father, mother: family.mother }),
  };
}

function contradictionsAt(book: Book, locus: Locus, family: Family): Contradiction[] {
  const alone = posterior(book, [locus], { ...family, chicks: [] });
  if (alone.length === 0) {
    const orphan = { ...family, father: undefined, mother: undefined };
    return [{ kind: "parents", id: family.bird.id, locus: locus.key }, ...wrongChicks(book, locus, orphan)];
  }
  return wrongChicks(book, locus, family);
}

function wrongChicks(book: Book, locus: Locus, family: Family): Contradiction[] {
  const isWrong = perKind((it) => posterior(book, [locus], { ...family, chicks: [it] }).length === 0);
  return family.chicks.filter(isWrong).map(({ chick }) => ({ kind: "chick", id: chick.id, locus: locus.key }));
}

type Brood = Family["chicks"];

/** Chicks of which the same is written tell the same: each kind is computed once. */
const kindOf = ({ chick: { sex, record, as_hen } }: Brood[number]): string => JSON.stringify([sex, record, as_hen]);

function perKind<Answer>(computeFor: (it: Brood[number]) => Answer): (it: Brood[number]) => Answer {
  const known = new Map<string, Answer>();
  return (it) => {
    const key = `${kindOf(it)} ${JSON.stringify([it.mate?.sex, it.mate?.record, it.mate?.phases])}`;
    const answer = known.has(key) ? (known.get(key) as Answer) : computeFor(it);
    known.set(key, answer);
    return answer;
  };
}

/** The possible pairs of strands of the bird with their chances, all records considered; none when nothing fits. */
function posterior(book: Book, group: readonly Locus[], family: Family): Strands[] {
  const before = prior(book, group, family).filter(({ strands }) => fits(group, family.bird.sex, family.bird, strands));
  const mates = new Map<string, Brood[number][]>();
  for (const it of family.chicks) {
    const key = it.mate?.id ?? `unknown ${it.chick.id}`;
    mates.set(key, [...(mates.get(key) ?? []), it]);
  }
  const broods = [...mates.values()].map((brood) => broodOf(book, group, family.bird.sex, brood));
  const after = before.map(({ strands, chance }) => {
    const own = pool(book, group, [{ strands, chance: one }]);
    const likelihoods = new Map<string, Fraction>();
    const product = broods.reduce((so_far, brood) => {
      const likelihood = likelihoods.get(brood.key) ?? likelihoodOf(group, family.bird.sex, own, brood);
      likelihoods.set(brood.key, likelihood);
      return isNought(so_far) ? so_far : times(so_far, likelihood);
    }, chance);
    return { strands, chance: product };
  });
  const sum = total(after.map(({ chance }) => chance));
  if (isNought(sum)) return [];
  return after.filter(({ chance }) => chance.n > 0n).map((it) => ({ ...it, chance: over(it.chance, sum) }));
}

/** By its parents where one is known, else by its own record. */
function prior(book: Book, group: readonly Locus[], { bird, father, mother }: Family): Strands[] {
  if (!father && !mother) return open(group, bird.sex, bird);
  const sperm = pool(book, group, open(group, "male", father));
  if (group[0] && copies(group[0], bird.sex) === 1) return sperm.map(([it, chance]) => ({ strands: [it], chance }));
  const eggs = pool(book, group, open(group, "female", mother));
  return sperm.flatMap(([his, chance]) =>
    eggs.map(([hers, share]) => ({ strands: [his, hers], chance: times(chance, share) })),
  );
}

/** Everything a bird may be by its record; a bird without one may be anything, each genotype as likely. */
function open(group: readonly Locus[], sex: Sex, kin: Kin | undefined): Strands[] {
  if (kin?.record && !group.some(({ key }) => kin.hidden?.includes(key)))
    return strandsOf(group, knownAt(group, sex, kin));
  let all: Strands[] = [{ strands: copies(group[0] as Locus, sex) === 1 ? [[]] : [[], []], chance: one }];
  for (const locus of group) {
    const alleles = [wild, ...locus.alleles.map(({ key }) => key)];
    const pairs = alleles.flatMap((a, at) => alleles.slice(at).map((b) => [a, b]));
    const genotypes = copies(locus, sex) === 1 ? alleles.map((a) => [a]) : pairs;
    all = all.flatMap(({ strands, chance }) =>
      genotypes.flatMap((pair) => {
        const ways = pair[0] === pair[1] || pair.length === 1 ? [pair] : [pair, [...pair].reverse()];
        const share = times(chance, fraction(1, genotypes.length * ways.length));
        return ways.map((way) => ({ strands: strands.map((it, at) => [...it, way[at] ?? wild]), chance: share }));
      }),
    );
  }
  return all;
}

/** The chicks of one mate: what the mate may be, and each kind of chick with how many there are of it. */
type KnownBrood = { key: string; mates: { pool: Pool; chance: Fraction }[]; kinds: { chick: Kin; count: number }[] };

function broodOf(book: Book, group: readonly Locus[], sex: Sex, brood: Brood): KnownBrood {
  const mate = brood[0]?.mate;
  const kinds = new Map<string, { chick: Kin; count: number }>();
  for (const it of brood) {
    const kind = kinds.get(kindOf(it)) ?? { chick: it.chick, count: 0 };
    kinds.set(kindOf(it), { ...kind, count: kind.count + 1 });
  }
  const mates = open(group, sex === "male" ? "female" : "male", mate).map((it) => ({
    pool: pool(book, group, [{ ...it, chance: one }]),
    chance: it.chance,
  }));
  const texts = [...kinds].map(([kind, { count }]) => `${kind} ${count}`).sort();
  return { key: JSON.stringify([mate?.record, mate?.phases, texts]), mates, kinds: [...kinds.values()] };
}

/** How likely the records of a brood are for what the bird hands on; the mate is the same for all of them. */
const likelihoodOf = (group: readonly Locus[], sex: Sex, own: Pool, { mates, kinds }: KnownBrood): Fraction =>
  total(
    mates.map(({ pool: theirs, chance }) => {
      const [sperm, eggs] = sex === "male" ? [own, theirs] : [theirs, own];
      return kinds.reduce((so_far, { chick, count }) => {
        if (isNought(so_far)) return so_far;
        return times(so_far, power(ofChick(group, chick, sperm, eggs), count));
      }, chance);
    }),
  );

const power = ({ n, d }: Fraction, count: number): Fraction => fraction(n ** BigInt(count), d ** BigInt(count));

type Pool = ReturnType<typeof pool>;

function ofChick(group: readonly Locus[], chick: Kin, sperm: Pool, eggs: Pool): Fraction {
  if (!chick.record) return one;
  const as = (sex: Sex): Fraction => {
    const single = group[0] ? copies(group[0], sex) === 1 : false;
    const young = single
      ? sperm.map(([it, chance]) => ({ strands: [it], chance }))
      : sperm.flatMap(([a, p]) => eggs.map(([b, q]) => ({ strands: [a, b], chance: times(p, q) })));
    return total(young.filter(({ strands }) => fits(group, sex, chick, strands)).map(({ chance }) => chance));
  };
  return chick.sex ? as(chick.sex) : times(half, plus(as("male"), as("female")));
}

/** Whether strands are what a record of a living bird says: how it looks, and for what it is certainly split. */
function fits(group: readonly Locus[], sex: Sex, kin: Kin, strands: readonly Strand[]): boolean {
  const allelesAt = (at: number) => strands.map((strand) => strand[at] ?? wild);
  if (group.some((locus, at) => lossOf(locus, allelesAt(at)))) return false;
  if (!kin.record) return true;
  const { genes } = knownAt(group, sex, kin);
  return group.every((locus, at) => {
    if (kin.hidden?.includes(locus.key)) return true;
    return isShown(locus, sex, genes[locus.key] ?? { alleles: [wild] }, allelesAt(at));
  });
}

function isShown(
  locus: Locus,
  sex: Sex,
  { alleles: [first = wild, second], chance }: Gene,
  alleles: readonly string[],
): boolean {
  const isOpen = second === unseen || chance !== undefined;
  if (isOpen) return expressed(locus, sex, alleles).shown === first && !isMixture(locus, alleles);
  const stated = second === undefined ? [first] : [first, second];
  return [...stated].sort().join() === [...alleles].sort().join();
}

const isMixture = (locus: Locus, alleles: readonly string[]): boolean =>
  locus.together?.some((it) => it.alleles.every((allele) => alleles.includes(allele))) ?? false;

function marginal(weights: readonly Strands[], at: number): Possible[] {
  const sums = new Map<string, Possible>();
  for (const { strands, chance } of weights) {
    const alleles = strands.map((strand) => strand[at] ?? wild).sort();
    const key = alleles.join();
    sums.set(key, { alleles, chance: plus(sums.get(key)?.chance ?? nought, chance) });
  }
  return [...sums.values()].sort((a, b) => Number(b.chance.n * a.chance.d - a.chance.n * b.chance.d));
}

/** Who changes what is known of a bird at a locus. */
function evidence(book: Book, locus: Locus, family: Family): Inferred["told_by"] {
  const { bird, father, mother, chicks } = family;
  const alone = { bird: { ...bird, record: undefined }, father: undefined, mother: undefined, chicks: [] };
  const before = marginal(posterior(book, [locus], alone), 0);
  const reports = (given: Partial<Family>) =>
    !alike(before, marginal(posterior(book, [locus], { ...alone, ...given }), 0));
  const parents = [father, mother].flatMap((it) => (it?.record ? [it.id] : []));
  const evidenceOf = perKind((it) => reports({ chicks: [it] }));
  return [
    ...(bird.record && reports({ bird }) ? [{ kind: "record" as const, id: bird.id }] : []),
    ...(parents.length > 0 && reports({ father, mother })
      ? parents.map((id) => ({ kind: "parents" as const, id }))
      : []),
    ...chicks.flatMap((it) => (evidenceOf(it) ? [{ kind: "chick" as const, id: it.chick.id }] : [])),
  ];
}

const alike = (one: readonly Possible[], other: readonly Possible[]): boolean =>
  one.length === other.length &&
  one.every((it) => other.some((that) => that.alleles.join() === it.alleles.join() && same(that.chance, it.chance)));
