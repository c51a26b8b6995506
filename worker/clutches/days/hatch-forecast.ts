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

/**
 * How many chicks hatch from one day to another, both counted. Each egg counts for the part of its window from `today` on
 * that lies in the period, times its chance: fertile (f) and, of the fertile, hatched (h), each the record of its species
 * behind ten eggs at 85 %. The range knows that f and h were learned of so many eggs only: of eggs whose whole window lies in
 * the period the fertile, and of these the hatched, are beta-binomial, with the counts of the record; pipped eggs and those at
 * the edge add their own chance. The distributions are convolved exactly, in time that grows with the square of the eggs.
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
  const chances = species.map((one) =>
    ofSpecies(
      met.filter((egg) => egg.species === one),
      records.get(one),
    ),
  );
  const distribution = chances.reduce<Chances>((sum, { chicks }) => convolved(sum, chicks), Float64Array.of(1));
  const expected = chances.reduce((sum, it) => sum + it.expected, 0);
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

function ofSpecies(eggs: readonly MetEgg[], record: HatchRecord = { fertile: 0, clear: 0, hatched: 0, lost: 0 }) {
  const fertility = rateOf(record.fertile, record.clear);
  const hatch = rateOf(record.hatched, record.lost);
  const chance = { pipped: pippedHatch, fertile: hatch.mean, uncandled: fertility.mean * hatch.mean };
  const whole = (seen: ForecastEgg["seen"]) => eggs.filter((it) => it.share === 1 && it.seen === seen).length;
  const [fertile, uncandled] = [whole("fertile"), whole("uncandled")];
  const chicks = mixed(betaBinomial(uncandled, fertility), fertile, hatch);
  const alone = eggs
    .filter(({ share, seen }) => share < 1 || seen === "pipped")
    .map(({ share, seen }) => share * chance[seen]);
  return {
    expected: eggs.reduce((sum, { share, seen }) => sum + share * chance[seen], 0),
    chicks: alone.reduce<Chances>((sum, p) => convolved(sum, Float64Array.of(1 - p, p)), chicks),
  };
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
