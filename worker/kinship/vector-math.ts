/**
 * Hubs walked at once: sixteen doubles are two cache lines. Of 8, 12, 16, 24 and 32 sixteen was the quickest on 32,000 and on
 * 84,000 breeders. What is done to the doubles of a bird is written out by fours: a plain loop takes twice as long.
 */
export const lanes = 16;

// A bird is named by where its doubles begin. Everything a step does to them is done in one pass: what is read twice costs
// twice, because the pedigree does not fit the cache.

/** A bird's doubles as a share of another's. */
export function setShare(flow: Float64Array, to: number, from: number, share: number) {
  for (let k = 0; k < lanes; k += 4) {
    flow[to + k] = share * (flow[from + k] as number);
    flow[to + k + 1] = share * (flow[from + k + 1] as number);
    flow[to + k + 2] = share * (flow[from + k + 2] as number);
    flow[to + k + 3] = share * (flow[from + k + 3] as number);
  }
}

/** A share of another's doubles added to a bird's. */
export function addShare(flow: Float64Array, to: number, from: number, share: number) {
  for (let k = 0; k < lanes; k += 4) {
    flow[to + k] = (flow[to + k] as number) + share * (flow[from + k] as number);
    flow[to + k + 1] = (flow[to + k + 1] as number) + share * (flow[from + k + 1] as number);
    flow[to + k + 2] = (flow[to + k + 2] as number) + share * (flow[from + k + 2] as number);
    flow[to + k + 3] = (flow[to + k + 3] as number) + share * (flow[from + k + 3] as number);
  }
}

/** Half of a bird's doubles added to both parents'; the bird keeps a share. */
export function addHalves(flow: Float64Array, bird: number, one: number, other: number, share: number) {
  for (let k = 0; k < lanes; k += 4) {
    const half0 = 0.5 * (flow[bird + k] as number);
    flow[one + k] = (flow[one + k] as number) + half0;
    flow[other + k] = (flow[other + k] as number) + half0;
    flow[bird + k] = 2 * share * half0;
    const half1 = 0.5 * (flow[bird + k + 1] as number);
    flow[one + k + 1] = (flow[one + k + 1] as number) + half1;
    flow[other + k + 1] = (flow[other + k + 1] as number) + half1;
    flow[bird + k + 1] = 2 * share * half1;
    const half2 = 0.5 * (flow[bird + k + 2] as number);
    flow[one + k + 2] = (flow[one + k + 2] as number) + half2;
    flow[other + k + 2] = (flow[other + k + 2] as number) + half2;
    flow[bird + k + 2] = 2 * share * half2;
    const half3 = 0.5 * (flow[bird + k + 3] as number);
    flow[one + k + 3] = (flow[one + k + 3] as number) + half3;
    flow[other + k + 3] = (flow[other + k + 3] as number) + half3;
    flow[bird + k + 3] = 2 * share * half3;
  }
}

/** The same where only the first parent has doubles of this walk; the other's begin with the half. */
export function addAndSetHalf(flow: Float64Array, bird: number, one: number, other: number, share: number) {
  for (let k = 0; k < lanes; k += 4) {
    const half0 = 0.5 * (flow[bird + k] as number);
    flow[one + k] = (flow[one + k] as number) + half0;
    flow[other + k] = half0;
    flow[bird + k] = 2 * share * half0;
    const half1 = 0.5 * (flow[bird + k + 1] as number);
    flow[one + k + 1] = (flow[one + k + 1] as number) + half1;
    flow[other + k + 1] = half1;
    flow[bird + k + 1] = 2 * share * half1;
    const half2 = 0.5 * (flow[bird + k + 2] as number);
    flow[one + k + 2] = (flow[one + k + 2] as number) + half2;
    flow[other + k + 2] = half2;
    flow[bird + k + 2] = 2 * share * half2;
    const half3 = 0.5 * (flow[bird + k + 3] as number);
    flow[one + k + 3] = (flow[one + k + 3] as number) + half3;
    flow[other + k + 3] = half3;
    flow[bird + k + 3] = 2 * share * half3;
  }
}

/** The same where neither has: both begin with the half. */
export function setHalves(flow: Float64Array, bird: number, one: number, other: number, share: number) {
  for (let k = 0; k < lanes; k += 4) {
    const half0 = 0.5 * (flow[bird + k] as number);
    flow[one + k] = half0;
    flow[other + k] = half0;
    flow[bird + k] = 2 * share * half0;
    const half1 = 0.5 * (flow[bird + k + 1] as number);
    flow[one + k + 1] = half1;
    flow[other + k + 1] = half1;
    flow[bird + k + 1] = 2 * share * half1;
    const half2 = 0.5 * (flow[bird + k + 2] as number);
    flow[one + k + 2] = half2;
    flow[other + k + 2] = half2;
    flow[bird + k + 2] = 2 * share * half2;
    const half3 = 0.5 * (flow[bird + k + 3] as number);
    flow[one + k + 3] = half3;
    flow[other + k + 3] = half3;
    flow[bird + k + 3] = 2 * share * half3;
  }
}

/** A bird's doubles as the mean of its parents'. */
export function setMean(flow: Float64Array, to: number, one: number, other: number) {
  for (let k = 0; k < lanes; k += 4) {
    flow[to + k] = 0.5 * ((flow[one + k] as number) + (flow[other + k] as number));
    flow[to + k + 1] = 0.5 * ((flow[one + k + 1] as number) + (flow[other + k + 1] as number));
    flow[to + k + 2] = 0.5 * ((flow[one + k + 2] as number) + (flow[other + k + 2] as number));
    flow[to + k + 3] = 0.5 * ((flow[one + k + 3] as number) + (flow[other + k + 3] as number));
  }
}

/** The mean of its parents' doubles added to a bird's. */
export function addMean(flow: Float64Array, to: number, one: number, other: number) {
  for (let k = 0; k < lanes; k += 4) {
    flow[to + k] = (flow[to + k] as number) + 0.5 * ((flow[one + k] as number) + (flow[other + k] as number));
    flow[to + k + 1] =
      (flow[to + k + 1] as number) + 0.5 * ((flow[one + k + 1] as number) + (flow[other + k + 1] as number));
    flow[to + k + 2] =
      (flow[to + k + 2] as number) + 0.5 * ((flow[one + k + 2] as number) + (flow[other + k + 2] as number));
    flow[to + k + 3] =
      (flow[to + k + 3] as number) + 0.5 * ((flow[one + k + 3] as number) + (flow[other + k + 3] as number));
  }
}
