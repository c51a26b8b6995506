import type { Book, Link, Locus } from "#worker/genetics/books/loci.ts";
import { type Fraction, half, less, nought, one, plus, readChance, times } from "./fractions.ts";
import type { Strand } from "./genes.ts";

/** Loci that travel together; every other locus is a group of its own. In the order of the book, which is the map's. */
export function groupsOf(book: Book, keys: Iterable<string>): Locus[][] {
  const wanted = new Set(keys);
  const groups: Locus[][] = [];
  for (const locus of book.loci.filter(({ key }) => wanted.has(key))) {
    const near = groups.filter((group) => group.some(({ key }) => linkOf(book, key, locus.key)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), locus].sort((a, b) => book.loci.indexOf(a) - book.loci.indexOf(b)));
  }
  return groups;
}

/** What is known of the distance of two loci, in either order. */
export const linkOf = (book: Book, a: string, b: string): Link | undefined =>
  book.links.find(({ loci }) => loci.includes(a) && loci.includes(b));

/**
 * How often two loci come apart: as counted for this very pair; else over the loci between them without interference
 * (Haldane: r = r1 (1 − r2) + r2 (1 − r1)); else as if free, one half.
 */
export function recombination(book: Book, group: readonly Locus[], from: number, to: number): Fraction {
  const link = linkOf(book, group[from]?.key ?? "", group[to]?.key ?? "");
  if (link) return readChance(link.r) ?? half;
  if (to - from < 2) return half;
  const [near, far] = [recombination(book, group, from, from + 1), recombination(book, group, from + 1, to)];
  return plus(times(near, less(one, far)), times(far, less(one, near)));
}

/** What a parent hands on of one group, each with its chance. A single strand, a hen's Z, goes on whole. */
export function gametes(book: Book, group: readonly Locus[], strands: readonly Strand[]): [Strand, Fraction][] {
  const [left = [], right] = strands;
  if (!right) return [[left, one]];
  const apart = group.map((_, at) => at).filter((at) => left[at] !== right[at]);
  if (apart.length === 0) return [[left, one]];
  let traversals: { sides: boolean[]; chance: Fraction }[] = [true, false].map((side) => ({
    sides: [side],
    chance: half,
  }));
  for (let at = 1; at < apart.length; at += 1) {
    const r = recombination(book, group, apart[at - 1] ?? 0, apart[at] ?? 0);
    traversals = traversals.flatMap(({ sides, chance }) =>
      [true, false].map((side) => ({
        sides: [...sides, side],
        chance: times(chance, side === sides[at - 1] ? less(one, r) : r),
      })),
    );
  }
  const strandOf = (sides: boolean[]) =>
    left.map((allele, at) => (sides[apart.indexOf(at)] === false ? (right[at] ?? allele) : allele));
  return traversals.filter(({ chance }) => chance.n > nought.n).map(({ sides, chance }) => [strandOf(sides), chance]);
}
