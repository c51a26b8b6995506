import { type Book, type Locus, unseen, type Words, wild } from "#worker/genetics/books/loci.ts";
import { type Fraction, fraction } from "./fractions.ts";
import { type Part, partAt, seen, sentence } from "./looks.ts";

/** What a chick carries unseen: a split, the second factor of a dominant, or a mutation that another one masks. */
export type Carried = { kind: "split" | "double" | "masked"; locus: string; state: string };
/** Chicks that are conceived and do not hatch, by the allele they have twice. */
export type Lost = { locus: string; allele: string; chance: Fraction };
/** Chicks of a group that look alike, in whole numbers over what the group counts in. */
export type Share = { states: Record<string, string>; weight: bigint; tags: Map<string, bigint> };
export type Group = { loci: readonly Locus[]; over: bigint; alive: bigint; shares: Share[]; lost: Lost[] };

/** Chicks that look alike, whatever made them so. */
type Row = {
  key: string;
  name: Words;
  states: Readonly<Record<string, string>>;
  weight: bigint;
  carries: () => (Carried & { chance: Fraction })[];
};
/** What is seen of some groups, how much of the young that is, and what is unseen in how much of it. */
type Sight = { parts: readonly Part[]; states: Record<string, string>; weight: bigint; tags: Map<string, bigint> };
type Core = Sight & { masked: ReadonlySet<string> };

/**
 * Every combination of groups that assort freely, under its name. Compound names are found over the few groups they
 * speak of, and what looks alike there is one before the others are multiplied in; what is masked is never multiplied.
 */
export function combined(book: Book, groups: readonly Group[]): Row[] {
  const spoken = new Set(book.looks.flatMap(({ when }) => Object.keys(when)));
  const isCore = ({ loci }: Group) => loci.some(({ key }) => spoken.has(key));
  const others = groups.filter((group) => !isCore(group));
  const rows = cores(book, groups.filter(isCore)).flatMap((core) =>
    products(
      core,
      others.map((group) => sights(book, group, core.masked)),
    ),
  );
  return rows.map((chosen) => rowOf(book, chosen)).sort((a, b) => order(a, b));
}

function order(a: Row, b: Row): number {
  if (a.weight !== b.weight) return a.weight > b.weight ? -1 : 1;
  return a.key < b.key ? -1 : 1;
}

const keyOf = (parts: readonly Part[]): string => parts.map(({ key }) => key).join(" ");

/** The groups that compound names speak of, all combinations, those that look alike in one. */
function cores(book: Book, groups: readonly Group[]): Core[] {
  const loci = groups.flatMap((group) => group.loci);
  const found = new Map<string, Core>();
  const traversal = (at: number, chosen: readonly Share[]) => {
    for (const share of groups[at]?.shares ?? []) traversal(at + 1, [...chosen, share]);
    if (at < groups.length) return;
    const states: Record<string, string> = Object.assign({}, ...chosen.map((share) => share.states));
    const { parts, masked } = seen(book, loci, states);
    const visible = Object.fromEntries(Object.entries(states).filter(([locus]) => !masked.has(locus)));
    const key = keyOf(parts);
    const core = found.get(key) ?? { parts, masked, states: visible, weight: 0n, tags: new Map<string, bigint>() };
    const weight = chosen.reduce((all, share) => all * share.weight, 1n);
    core.weight += weight;
    for (const share of chosen)
      for (const [tag, count] of share.tags) add(core.tags, tag, (weight / share.weight) * count);
    for (const [locus, state] of Object.entries(states))
      if (masked.has(locus)) addMasked(core.tags, locus, state, weight);
    found.set(key, core);
  };
  traversal(0, []);
  return [...found.values()];
}

/** A group no compound name speaks of: each locus named alone, all that is masked in one. */
function sights(book: Book, { loci, shares }: Group, masked: ReadonlySet<string>): Sight[] {
  const found = new Map<string, Sight>();
  const visible = loci.filter(({ key }) => !masked.has(key));
  for (const { states, weight, tags } of shares) {
    const parts = visible.flatMap((locus) => partAt(book, locus, states[locus.key] ?? wild));
    const key = keyOf(parts);
    const shown = Object.fromEntries(visible.map((locus) => [locus.key, states[locus.key] ?? wild]));
    const sight = found.get(key) ?? { parts, states: shown, weight: 0n, tags: new Map<string, bigint>() };
    sight.weight += weight;
    for (const [tag, count] of tags) add(sight.tags, tag, count);
    for (const { key: locus } of loci)
      if (masked.has(locus)) addMasked(sight.tags, locus, states[locus] ?? wild, weight);
    found.set(key, sight);
  }
  return [...found.values()];
}

const add = (tags: Map<string, bigint>, tag: string, more: bigint) => tags.set(tag, (tags.get(tag) ?? 0n) + more);

function addMasked(tags: Map<string, bigint>, locus: string, state: string, weight: bigint) {
  if (state !== wild) add(tags, `masked ${locus} ${state}`, weight);
}

/** A row on its way: what it is so far, and what was multiplied in last. */
type Prefix = { parts: readonly Part[]; states: Record<string, string>; weight: bigint; sight: Sight; before?: Prefix };

function products(core: Sight, groups: readonly Sight[][]): Prefix[] {
  let all: Prefix[] = [{ ...core, sight: core }];
  for (const options of groups) all = all.flatMap((before) => options.map((sight) => joined(before, sight)));
  return all;
}

const joined = (before: Prefix, sight: Sight): Prefix => ({
  parts: sight.parts.length === 0 ? before.parts : [...before.parts, ...sight.parts],
  states: { ...before.states, ...sight.states },
  weight: before.weight * sight.weight,
  sight,
  before,
});

// The same look has the same name, whatever else the parents were asked about.
function rowOf(book: Book, prefix: Prefix): Row {
  const { states, weight } = prefix;
  const parts = [...prefix.parts].sort((a, b) => a.rank - b.rank);
  return {
    key: keyOf(parts) || wild,
    states,
    weight,
    name: sentence(parts.length > 0 ? parts.map(({ names }) => names) : [plainName(book, states)]),
    carries: () => carriedIn(prefix),
  };
}

/** What nothing is to be seen of: normal, unless that too was never told. */
function plainName({ loci, normal }: Book, states: Row["states"]): Words {
  const unnamed = loci.find(({ key }) => states[key] === unseen);
  return unnamed?.graded?.untold?.names ?? normal;
}

function carriedIn(prefix: Prefix) {
  const chosen: Sight[] = [];
  for (let at: Prefix | undefined = prefix; at; at = at.before) chosen.unshift(at.sight);
  return chosen.flatMap((sight) => [...sight.tags].map(([tag, count]) => carried(tag, count, sight.weight)));
}

function carried(tag: string, count: bigint, all: bigint) {
  const [kind = "split", locus = "", state = ""] = tag.split(" ");
  return { kind: kind as Carried["kind"], locus, state, chance: fraction(count, all) };
}
