import type { Pedigree } from "./pedigree.ts";

/** Every pair of parents once, by its number 0 … count-1: full sibs share their inbreeding. Birds are positions. */
export type Couples = {
  count: number;
  /** Couple of each bird by position, -1 where a parent is unknown, or F is known already. */
  of: Int32Array;
  /** By couple, the position of the one of the two whose kinship with the other is asked for, and the other. */
  hub: Int32Array;
  mate: Int32Array;
};

/**
 * The couples of a pedigree, with as few different hubs as a greedy choice finds: each hub costs a walk through its
 * ancestors. Where F (0 to 1) is `known` by position, only those of birds of which it says NaN.
 */
export function couplesOf({ size, breeders, sire, dam }: Pedigree, known?: Float64Array): Couples {
  const of = new Int32Array(size).fill(-1);
  const numbered = new Map<number, number>();
  const [first, second]: [number[], number[]] = [[], []];
  for (let bird = 0; bird < size; bird += 1) {
    const [father, mother] = [sire[bird] as number, dam[bird] as number];
    if (father < 0 || mother < 0 || (known && !Number.isNaN(known[bird]))) continue;
    const key = father * breeders + mother;
    let couple = numbered.get(key);
    if (couple === undefined) {
      couple = first.push(father) - 1;
      second.push(mother);
      numbered.set(key, couple);
    }
    of[bird] = couple;
  }
  return { count: first.length, of, ...chosenHubs(breeders, first, second) };
}

type MateLists = { ends: Int32Array; head: Int32Array; next: Int32Array; open: Int32Array };

/**
 * Which of each couple is the hub: mates of birds that have no other mate left come first, then birds with the most mates.
 * On a forest of couples this finds the smallest choice there is.
 */
function chosenHubs(breeders: number, first: readonly number[], second: readonly number[]) {
  const count = first.length;
  const lists = mateListsOf(breeders, first, second);
  const hub = new Int32Array(count).fill(-1);
  const lonely: number[] = [];
  for (let bird = 0; bird < breeders; bird += 1) if (lists.open[bird] === 1) lonely.push(bird);
  settle(lists, hub, lonely);
  const rest = Array.from(lists.open.keys()).filter((bird) => (lists.open[bird] as number) > 0);
  rest.sort((one, other) => (lists.open[other] as number) - (lists.open[one] as number));
  for (const bird of rest) {
    if ((lists.open[bird] as number) === 0) continue;
    take(lists, hub, lonely, bird);
    settle(lists, hub, lonely);
  }
  return { hub, mate: hub.map((bird, couple) => (first[couple] as number) + (second[couple] as number) - bird) };
}

/** The couples of each bird as linked lists: end 2c is the first of couple c, end 2c + 1 the second. */
function mateListsOf(breeders: number, first: readonly number[], second: readonly number[]): MateLists {
  const ends = Int32Array.from(
    { length: 2 * first.length },
    (_, end) => (end % 2 ? second : first)[end >> 1] as number,
  );
  const [head, next] = [new Int32Array(breeders).fill(-1), new Int32Array(ends.length)];
  const open = new Int32Array(breeders);
  for (const [end, bird] of ends.entries()) {
    next[end] = head[bird] as number;
    head[bird] = end;
    open[bird] = (open[bird] as number) + 1;
  }
  return { ends, head, next, open };
}

/** Makes a hub of the only mate left of every bird that has but one. */
function settle(lists: MateLists, hub: Int32Array, lonely: number[]) {
  for (let bird = lonely.pop(); bird !== undefined; bird = lonely.pop()) {
    if (lists.open[bird] !== 1) continue;
    for (let end = lists.head[bird] as number; end >= 0; end = lists.next[end] as number) {
      if ((hub[end >> 1] as number) >= 0) continue;
      take(lists, hub, lonely, lists.ends[end ^ 1] as number);
      break;
    }
  }
}

function take({ ends, head, next, open }: MateLists, hub: Int32Array, lonely: number[], bird: number) {
  for (let end = head[bird] as number; end >= 0; end = next[end] as number) {
    if ((hub[end >> 1] as number) >= 0) continue;
    hub[end >> 1] = bird;
    const other = ends[end ^ 1] as number;
    open[other] = (open[other] as number) - 1;
    if (open[other] === 1) lonely.push(other);
  }
  open[bird] = 0;
}
