import type { Pedigree } from "./pedigree.ts";
import { addAndSetHalf, addHalves, addMean, addShare, lanes, setHalves, setMean, setShare } from "./vector-math.ts";

/** The arrays that walks through one pedigree share, by the positions of its breeders; `flow` holds `lanes` numbers each. */
export type TraversalArrays = Pick<Pedigree, "sire" | "dam"> & {
  flow: Float64Array;
  /** The share of each breeder's genes that Mendelian sampling decides anew, 0 to 1: Henderson's D (1976). */
  variance: Float64Array;
  /** The walk that last went through a breeder, upwards and downwards. */
  above: Int32Array;
  below: Int32Array;
  turn: number;
  /** Whom the walk down goes through, the youngest first. */
  line: Int32Array;
};

/** The arrays for a pedigree, all zeros: 148 bytes a breeder. */
export const traversalArrays = ({ sire, dam, breeders }: Pedigree): TraversalArrays => ({
  sire,
  dam,
  turn: 0,
  flow: new Float64Array(breeders * lanes),
  variance: new Float64Array(breeders),
  above: new Int32Array(breeders),
  below: new Int32Array(breeders),
  line: new Int32Array(breeders),
});

/**
 * D L' e for each hub (a position), one a lane: every ancestor gets half of what flows through each of its young (Colleau
 * 2002). It is left in `flow`. Answers how many birds were walked through.
 */
export function traverseUp(
  { sire, dam, flow, variance, above, turn }: TraversalArrays,
  hubs: readonly number[],
): number {
  let top = 0;
  for (const [lane, hub] of hubs.entries()) {
    above[hub] = turn;
    flow.fill(0, hub * lanes, hub * lanes + lanes);
    flow[hub * lanes + lane] = 1;
    if (hub > top) top = hub;
  }
  let traversed = 0;
  for (let bird = top; bird >= 0; bird -= 1) {
    if (above[bird] !== turn) continue;
    traversed += 1;
    const [father, mother] = [sire[bird] as number, dam[bird] as number];
    const share = variance[bird] as number;
    if (father >= 0 && mother >= 0 && father !== mother) {
      const [one, other] = [father * lanes, mother * lanes];
      const [isOnWayOne, isOnWayOther] = [above[father] === turn, above[mother] === turn];
      if (isOnWayOne && isOnWayOther) addHalves(flow, bird * lanes, one, other, share);
      else if (isOnWayOne) addAndSetHalf(flow, bird * lanes, one, other, share);
      else if (isOnWayOther) addAndSetHalf(flow, bird * lanes, other, one, share);
      else setHalves(flow, bird * lanes, one, other, share);
      above[father] = turn;
      above[mother] = turn;
      continue;
    }
    for (const parent of father === mother ? [father, mother] : [Math.max(father, mother)]) {
      if (parent < 0) continue;
      if (above[parent] === turn) addShare(flow, parent * lanes, bird * lanes, 0.5);
      else setShare(flow, parent * lanes, bird * lanes, 0.5);
      above[parent] = turn;
    }
    setShare(flow, bird * lanes, bird * lanes, share);
  }
  return traversed;
}

/**
 * L times that, for the mates (positions) and their ancestors only: twice their kinships with the hubs, left in `flow`.
 * Answers how many birds were walked through.
 */
export function traverseDown(
  { sire, dam, flow, above, below, line, turn }: TraversalArrays,
  mates: readonly number[],
): number {
  let top = 0;
  for (const mate of mates) {
    below[mate] = turn;
    if (mate > top) top = mate;
  }
  let length = 0;
  for (let bird = top; bird >= 0; bird -= 1) {
    if (below[bird] !== turn) continue;
    line[length] = bird;
    length += 1;
    const [father, mother] = [sire[bird] as number, dam[bird] as number];
    if (father >= 0) below[father] = turn;
    if (mother >= 0) below[mother] = turn;
  }
  for (let at = length - 1; at >= 0; at -= 1) {
    const bird = line[at] as number;
    const [father, mother] = [(sire[bird] as number) * lanes, (dam[bird] as number) * lanes];
    // What an earlier walk left in the line of a bird that is nobody's ancestor here is no concern of this one.
    const isFresh = above[bird] !== turn;
    if (isFresh && father < 0 && mother < 0) flow.fill(0, bird * lanes, bird * lanes + lanes);
    if (father >= 0 && mother >= 0) {
      if (isFresh) setMean(flow, bird * lanes, father, mother);
      else addMean(flow, bird * lanes, father, mother);
    } else if (father >= 0 || mother >= 0) {
      if (isFresh) setShare(flow, bird * lanes, Math.max(father, mother), 0.5);
      else addShare(flow, bird * lanes, Math.max(father, mother), 0.5);
    }
  }
  return length;
}
