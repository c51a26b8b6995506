import type { Pedigree } from "./pedigree.ts";

/** A way from each parent up to a common ancestor that share nobody but it: positions, the ancestor last in both. */
export type PathPair = { father: number[]; mother: number[] };

/** Ways looked at on each side, and steps from young to parent taken for them: they double with every generation. */
const mostWays = 64;
const mostSteps = 20_000;

/**
 * Up to `most` of the pairs of paths that tie a bird's parents to a common ancestor (Wright 1922), the shortest first; for
 * display, where `explained` needs no paths. `bird` and `ancestor` are positions.
 */
export function pathsThrough(pedigree: Pedigree, bird: number, ancestor: number, most: number): PathPair[] {
  const [father, mother] = [pedigree.sire[bird] as number, pedigree.dam[bird] as number];
  if (father < 0 || mother < 0) return [];
  const ways = (parent: number) => waysUp(pedigree, parent, ancestor);
  const maternal = ways(mother);
  const pairs = ways(father).flatMap((one) =>
    maternal.filter((other) => sharesOnlyEnd(one, other)).map((other) => ({ father: one, mother: other })),
  );
  const length = (pair: PathPair) => pair.father.length + pair.mother.length;
  return pairs.sort((one, other) => length(one) - length(other)).slice(0, most);
}

function sharesOnlyEnd(one: readonly number[], other: readonly number[]): boolean {
  const met = new Set(one.slice(0, -1));
  return other.slice(0, -1).every((bird) => !met.has(bird));
}

/** Ways from a bird up to an ancestor, the shortest first: a search that knows from each bird how far it still is. */
function waysUp(pedigree: Pedigree, bird: number, ancestor: number): number[][] {
  const { least, most } = distances(pedigree, bird, ancestor);
  const found: number[][] = [];
  let steps = 0;
  const climb = (way: number[], left: number) => {
    const here = way.at(-1) as number;
    if (here === ancestor) {
      found.push(way);
      return;
    }
    for (const parent of [pedigree.sire[here] as number, pedigree.dam[here] as number]) {
      if (parent < ancestor || found.length >= mostWays || steps >= mostSteps) continue;
      steps += 1;
      const isOnTheWay = (least[parent - ancestor] as number) >= 0;
      const fits = (least[parent - ancestor] as number) < left && (most[parent - ancestor] as number) >= left - 1;
      if (isOnTheWay && fits) climb([...way, parent], left - 1);
    }
  };
  const [shortest, longest] = [least.at(-1) as number, most.at(-1) as number];
  for (let length = shortest; shortest >= 0 && length <= longest; length += 1) climb([bird], length);
  return found;
}

/**
 * Fewest and most generations from each bird between the two up to the ancestor, which stands first; -1 where it is none.
 */
function distances({ sire, dam }: Pedigree, bird: number, ancestor: number) {
  const size = Math.max(0, bird - ancestor + 1);
  const [least, most] = [new Int32Array(size).fill(-1), new Int32Array(size).fill(-1)];
  for (let at = 0; at < size; at += 1) {
    if (at === 0) least[0] = most[0] = 0;
    for (const parent of [sire[at + ancestor] as number, dam[at + ancestor] as number]) {
      const above = parent - ancestor;
      if (at === 0 || above < 0 || (least[above] as number) < 0) continue;
      const [near, far] = [(least[above] as number) + 1, (most[above] as number) + 1];
      if ((least[at] as number) < 0 || near < (least[at] as number)) least[at] = near;
      if (far > (most[at] as number)) most[at] = far;
    }
  }
  return { least: size > 0 ? least : Int32Array.of(-1), most: size > 0 ? most : Int32Array.of(-1) };
}
