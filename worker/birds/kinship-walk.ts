import type { Pedigree } from "./pedigree.ts";

/** Hubs walked at once: eight doubles are one cache line. The loops below are written out because that halves their time. */
export const lanes = 8;

/** The arrays that walks through one pedigree share; `flow` holds eight numbers a breeder. */
export type Ground = Pick<Pedigree, "sire" | "dam"> & {
  flow: Float64Array;
  /** The share of each breeder's genes that Mendelian sampling decides anew: Henderson's D. */
  variance: Float64Array;
  /** The walk that last went through a breeder, upwards and downwards. */
  above: Int32Array;
  below: Int32Array;
  turn: number;
};

export const groundOf = ({ sire, dam, breeders }: Pedigree): Ground => ({
  ...{ sire, dam, turn: 0 },
  flow: new Float64Array(breeders * lanes),
  variance: new Float64Array(breeders),
  above: new Int32Array(breeders),
  below: new Int32Array(breeders),
});

/** D L' e for each hub, one a lane: every ancestor gets half of what flows through each of its young. */
export function walkUp({ sire, dam, flow, variance, above, turn }: Ground, hubs: readonly number[]) {
  let top = 0;
  for (const [lane, hub] of hubs.entries()) {
    above[hub] = turn;
    flow.fill(0, hub * lanes, hub * lanes + lanes);
    flow[hub * lanes + lane] = 1;
    if (hub > top) top = hub;
  }
  for (let bird = top; bird >= 0; bird -= 1) {
    if (above[bird] !== turn) continue;
    const from = bird * lanes;
    const a = flow[from] as number;
    const b = flow[from + 1] as number;
    const c = flow[from + 2] as number;
    const d = flow[from + 3] as number;
    const e = flow[from + 4] as number;
    const f = flow[from + 5] as number;
    const g = flow[from + 6] as number;
    const h = flow[from + 7] as number;
    for (let side = 0; side < 2; side += 1) {
      const parent = (side === 0 ? sire[bird] : dam[bird]) as number;
      if (parent < 0) continue;
      const to = parent * lanes;
      if (above[parent] !== turn) {
        above[parent] = turn;
        flow[to] = 0.5 * a;
        flow[to + 1] = 0.5 * b;
        flow[to + 2] = 0.5 * c;
        flow[to + 3] = 0.5 * d;
        flow[to + 4] = 0.5 * e;
        flow[to + 5] = 0.5 * f;
        flow[to + 6] = 0.5 * g;
        flow[to + 7] = 0.5 * h;
      } else {
        flow[to] = (flow[to] as number) + 0.5 * a;
        flow[to + 1] = (flow[to + 1] as number) + 0.5 * b;
        flow[to + 2] = (flow[to + 2] as number) + 0.5 * c;
        flow[to + 3] = (flow[to + 3] as number) + 0.5 * d;
        flow[to + 4] = (flow[to + 4] as number) + 0.5 * e;
        flow[to + 5] = (flow[to + 5] as number) + 0.5 * f;
        flow[to + 6] = (flow[to + 6] as number) + 0.5 * g;
        flow[to + 7] = (flow[to + 7] as number) + 0.5 * h;
      }
    }
    const own = variance[bird] as number;
    flow[from] = own * a;
    flow[from + 1] = own * b;
    flow[from + 2] = own * c;
    flow[from + 3] = own * d;
    flow[from + 4] = own * e;
    flow[from + 5] = own * f;
    flow[from + 6] = own * g;
    flow[from + 7] = own * h;
  }
}

/** L times that, for the mates and their ancestors only. */
export function walkDown({ sire, dam, flow, above, below, turn }: Ground, mates: readonly number[]) {
  let top = 0;
  for (const mate of mates) {
    below[mate] = turn;
    if (mate > top) top = mate;
  }
  for (let bird = top; bird >= 0; bird -= 1) {
    if (below[bird] !== turn) continue;
    if (above[bird] !== turn) flow.fill(0, bird * lanes, bird * lanes + lanes);
    const [father, mother] = [sire[bird] as number, dam[bird] as number];
    if (father >= 0) below[father] = turn;
    if (mother >= 0) below[mother] = turn;
  }
  for (let bird = 0; bird <= top; bird += 1) {
    if (below[bird] !== turn) continue;
    const to = bird * lanes;
    for (let side = 0; side < 2; side += 1) {
      const from = ((side === 0 ? sire[bird] : dam[bird]) as number) * lanes;
      if (from < 0) continue;
      flow[to] = (flow[to] as number) + 0.5 * (flow[from] as number);
      flow[to + 1] = (flow[to + 1] as number) + 0.5 * (flow[from + 1] as number);
      flow[to + 2] = (flow[to + 2] as number) + 0.5 * (flow[from + 2] as number);
      flow[to + 3] = (flow[to + 3] as number) + 0.5 * (flow[from + 3] as number);
      flow[to + 4] = (flow[to + 4] as number) + 0.5 * (flow[from + 4] as number);
      flow[to + 5] = (flow[to + 5] as number) + 0.5 * (flow[from + 5] as number);
      flow[to + 6] = (flow[to + 6] as number) + 0.5 * (flow[from + 6] as number);
      flow[to + 7] = (flow[to + 7] as number) + 0.5 * (flow[from + 7] as number);
    }
  }
}
