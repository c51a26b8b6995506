/** How many birds hatched of a class, and the chance (above 0, to 1) of a bird to be of it; the chances sum to 1. */
export type Class = { count: number; chance: number };
/** How likely what hatched, or anything as unlikely, is by chance alone; drawn where there are too many outcomes to sum. */
type Chance = { p: number; isExact: boolean };

const mostOutcomes = 200_000;
const draws = 20_000;
const seed = 20_270_307;
// Two outcomes as likely may differ in the last digits of their logarithms; R's `binom.test` allows as much.
const tolerance = 1e-7;

/**
 * The exact multinomial test: the sum of P(x) over every outcome x that is no likelier than the observed one, with
 * P(x) = n! / (x1! … xk!) · p1^x1 … pk^xk (T. Read and N. Cressie, Goodness-of-Fit Statistics for Discrete Multivariate
 * Data, 1988, §8.4). Beyond 200,000 outcomes it is (1 + as unlikely) / (1 + 20,000) of draws with a fixed seed (B. Phipson
 * and G. Smyth, 2010). Of nothing that hatched, or one class, p is 1.
 */
export function multinomialTest(given: readonly Class[]): Chance {
  // In one order, so that the same draws fall on the same classes.
  const classes = [...given].sort((a, b) => b.chance - a.chance || b.count - a.count);
  const n = classes.reduce((sum, { count }) => sum + count, 0);
  if (n === 0 || classes.length < 2) return { p: 1, isExact: true };
  const brood = { n, logs: classes.map(({ chance }) => Math.log(chance)), factorials: logFactorials(n) };
  const most = logChance(
    brood,
    classes.map(({ count }) => count),
  );
  if (outcomesOf(n, classes.length) <= mostOutcomes) return { p: Math.min(1, summed(brood, most)), isExact: true };
  return { p: drawn(brood, classes, most), isExact: false };
}

type Brood = { n: number; logs: readonly number[]; factorials: Float64Array };

/** Logarithms of 0! to n!. */
function logFactorials(n: number): Float64Array {
  const all = new Float64Array(n + 1);
  for (let at = 2; at <= n; at += 1) all[at] = (all[at - 1] ?? 0) + Math.log(at);
  return all;
}

const term = ({ logs, factorials }: Brood, at: number, count: number): number =>
  count * (logs[at] ?? 0) - (factorials[count] ?? 0);

const logChance = (brood: Brood, counts: ArrayLike<number>): number => {
  let sum = brood.factorials[brood.n] ?? 0;
  for (let at = 0; at < counts.length; at += 1) sum += term(brood, at, counts[at] ?? 0);
  return sum;
};

/** In how many ways n birds fall into k classes; infinite as soon as it is more than can be summed. */
export function outcomesOf(n: number, k: number): number {
  let ways = 1;
  for (let at = 1; at < k; at += 1) {
    ways = (ways * (n + at)) / at;
    if (ways > mostOutcomes) return Number.POSITIVE_INFINITY;
  }
  return Math.round(ways);
}

function summed(brood: Brood, most: number): number {
  const last = brood.logs.length - 1;
  let p = 0;
  const traverse = (at: number, left: number, so_far: number) => {
    if (at === last) {
      const log = so_far + term(brood, at, left);
      if (log <= most + tolerance) p += Math.exp(log);
      return;
    }
    for (let count = 0; count <= left; count += 1) traverse(at + 1, left - count, so_far + term(brood, at, count));
  };
  traverse(0, brood.n, brood.factorials[brood.n] ?? 0);
  return p;
}

function drawn(brood: Brood, classes: readonly Class[], most: number): number {
  let sum = 0;
  const upTo = classes.map(({ chance }) => {
    sum += chance;
    return sum;
  });
  const random = randomFrom(seed);
  const counts = new Uint32Array(classes.length);
  let as_unlikely = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    counts.fill(0);
    for (let bird = 0; bird < brood.n; bird += 1) {
      const at = firstAbove(upTo, random() * sum);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    if (logChance(brood, counts) <= most + tolerance) as_unlikely += 1;
  }
  return (1 + as_unlikely) / (1 + draws);
}

function firstAbove(upTo: readonly number[], value: number): number {
  let [low, high] = [0, upTo.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] ?? 1) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Numbers from 0 to below 1, the same ones for a seed (mulberry32, T. Ettinger). */
function randomFrom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
