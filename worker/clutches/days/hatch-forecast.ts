import { daysFrom, laterOf } from "#worker/locales/calendar.ts";

/** An open egg as the forecast sees it; days as `YYYY-MM-DD`, both of the window counted. */
export type ForecastEgg = {
  /** Whose record it is measured by: the species' id. */
  species: string;
  seen: "pipped" | "fertile" | "uncandled";
  /** The days on which it may hatch. */
  on: string;
  until: string;
};
/** What became of a species' eggs here: those found fertile or clear, and of the fertile that ended, hatched or not. */
export type HatchRecord = { fertile: number; clear: number; hatched: number; lost: number };
export type HatchForecast = {
  /** How many eggs' windows meet the period. */
  eggs: number;
  expected: number;
  /** The narrowest range of whole chicks that holds four in five chances, and how many chances it holds (0 to 1). */
  low: number;
  high: number;
  probability: number;
};

/** Ten eggs at 85 %, as good as known beforehand (Cornell's 80 to 90 % of fertile eggs, `reference/domain.md` §5.3). */
const before = { good: 8.5, bad: 1.5 };
/** Of the pipped. */
const pippedHatch = 0.95;
const wanted = 0.8;
/** A farm of so many eggs in one period waits 10 ms for them. */
const mostExact = 600;

/**
 * How many chicks hatch from one day to another, both counted. Each egg counts for the part of its window from `today` on
 * that lies in the period, times its chance: fertile (f) and, of the fertile, hatched (h), each the record of its species
 * behind ten eggs at 85 %. The range knows that f and h were learned of so many eggs only: of eggs whose whole window lies in
 * the period the fertile, and of these the hatched, are beta-binomial, with the counts of the record; pipped eggs and those at
 * the edge add their own chance. The distributions are convolved exactly, in time that grows with the square of the eggs; of
 * more than `mostExact` eggs the normal distribution of the same mean and variance stands for them, off by a tenth of a chick.
 */
export function hatchForecast(
  eggs: readonly ForecastEgg[],
  records: ReadonlyMap<string, HatchRecord>,
  { from, to, today }: { from: string; to: string; today: string },
): HatchForecast {
  const met = eggs
    .map((egg) => ({ ...egg, share: shareOf(egg, { from, to, today }) }))
    .filter(({ share }) => share > 0);
  const species = [...new Set(met.map((egg) => egg.species))];
  const groups = species.map((one) =>
    ofSpecies(
      met.filter((egg) => egg.species === one),
      records.get(one),
    ),
  );
  const expected = groups.reduce((sum, it) => sum + it.expected, 0);
  const distribution =
    met.length > mostExact
      ? normal(
          met.length,
          expected,
          groups.reduce((sum, group) => sum + varianceOf(group), 0),
        )
      : groups.reduce<Chances>((sum, group) => convolved(sum, chicksOf(group)), Float64Array.of(1));
  return { eggs: met.length, expected, ...narrowest(distribution) };
}

type MetEgg = ForecastEgg & { share: number };

/** The days of its window in the period, of those from today on; what should have hatched before today is in no period. */
function shareOf({ on, until }: ForecastEgg, { from, to, today }: { from: string; to: string; today: string }): number {
  const first = laterOf(on, today);
  const left = daysFrom(first, until) + 1;
  const inside = daysFrom(laterOf(first, from), earlier(until, to)) + 1;
  return left < 1 || inside < 1 ? 0 : inside / left;
}

const earlier = (one: string, other: string) => (one < other ? one : other);

type Group = {
  expected: number;
  /** Of those whose whole window lies in the period. */
  uncandled: number;
  fertile: number;
  fertility: Rate;
  hatch: Rate;
  /** The chances of the others, each by itself. */
  alone: number[];
};

function ofSpecies(
  eggs: readonly MetEgg[],
  record: HatchRecord = { fertile: 0, clear: 0, hatched: 0, lost: 0 },
): Group {
  const fertility = rateOf(record.fertile, record.clear);
  const hatch = rateOf(record.hatched, record.lost);
  const chance = { pipped: pippedHatch, fertile: hatch.mean, uncandled: fertility.mean * hatch.mean };
  const whole = (seen: ForecastEgg["seen"]) => eggs.filter((it) => it.share === 1 && it.seen === seen).length;
  return {
    expected: eggs.reduce((sum, { share, seen }) => sum + share * chance[seen], 0),
    uncandled: whole("uncandled"),
    fertile: whole("fertile"),
    fertility,
    hatch,
    alone: eggs
      .filter(({ share, seen }) => share < 1 || seen === "pipped")
      .map(({ share, seen }) => share * chance[seen]),
  };
}

function chicksOf({ uncandled, fertile, fertility, hatch, alone }: Group): Chances {
  const chicks = mixed(betaBinomial(uncandled, fertility), fertile, hatch);
  return alone.reduce<Chances>((sum, p) => convolved(sum, Float64Array.of(1 - p, p)), chicks);
}

// Of a beta-binomial of n: n m (1 - m) (a + b + n) / (a + b + 1). How many are fertile varies as well.
function varianceOf({ uncandled, fertile, fertility, hatch, alone }: Group): number {
  const spread = ({ good, bad, mean }: Rate) => (mean * (1 - mean)) / (good + bad + 1);
  const all = fertile + uncandled * fertility.mean;
  const more = uncandled * spread(fertility) * (fertility.good + fertility.bad + uncandled);
  const given = spread(hatch) * (all * (hatch.good + hatch.bad) + all * all + more);
  return given + more * hatch.mean ** 2 + alone.reduce((sum, p) => sum + p * (1 - p), 0);
}

function normal(eggs: number, mean: number, variance: number): Chances {
  const weights = new Float64Array(eggs + 1).map((_, k) => Math.exp(-((k - mean) ** 2) / (2 * variance)));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

type Rate = { good: number; bad: number; mean: number };

function rateOf(yes: number, no: number): Rate {
  const [good, bad] = [yes + before.good, no + before.bad];
  return { good, bad, mean: good / (good + bad) };
}

type Chances = Float64Array;

/** The chances of 0 to n of n, where the rate itself is beta-distributed: from the mean outwards, so that nothing underflows. */
function betaBinomial(n: number, { good, bad, mean }: Rate): Chances {
  const chances = new Float64Array(n + 1);
  const middle = Math.round(n * mean);
  const ratio = (k: number) => ((n - k) / (k + 1)) * ((good + k) / (bad + n - k - 1));
  let sum = 1;
  chances[middle] = 1;
  for (let [k, chance] = [middle, 1]; k < n; k += 1) {
    chance *= ratio(k);
    chances[k + 1] = chance;
    sum += chance;
  }
  for (let [k, chance] = [middle - 1, 1]; k >= 0; k -= 1) {
    chance /= ratio(k);
    chances[k] = chance;
    sum += chance;
  }
  return chances.map((chance) => chance / sum);
}

/** The chicks of some fertile eggs and of as many more as these weights say. */
function mixed(weights: Chances, fertile: number, hatch: Rate): Chances {
  const sum = new Float64Array(fertile + weights.length);
  for (const [more, weight] of weights.entries()) {
    const part = betaBinomial(fertile + more, hatch);
    for (let k = 0; k < part.length; k += 1) sum[k] = (sum[k] ?? 0) + weight * (part[k] ?? 0);
  }
  return sum;
}

function convolved(one: Chances, other: Chances): Chances {
  const sum = new Float64Array(one.length + other.length - 1);
  for (const [at, chance] of one.entries())
    for (let more = 0; more < other.length; more += 1)
      sum[at + more] = (sum[at + more] ?? 0) + chance * (other[more] ?? 0);
  return sum;
}

/** Of equally narrow ranges the likelier. */
function narrowest(chances: Chances): Pick<HatchForecast, "low" | "high" | "probability"> {
  const upTo = [0];
  for (const chance of chances) upTo.push((upTo.at(-1) ?? 0) + chance);
  const within = (low: number, high: number) => (upTo[high + 1] ?? 0) - (upTo[low] ?? 0);
  let best = { low: 0, high: chances.length - 1, probability: 1 };
  let high = 0;
  for (let low = 0; low < chances.length; low += 1) {
    while (high < chances.length - 1 && within(low, high) < wanted) high += 1;
    const probability = within(low, high);
    if (probability < wanted) break;
    const [width, narrow] = [high - low, best.high - best.low];
    if (width < narrow || (width === narrow && probability > best.probability)) best = { low, high, probability };
  }
  return best;
}
