import { type SpeciesKey, speciesBook, today } from "../farm/cast.ts";
import { plus } from "../farm/nests.ts";
import { eggs } from "./book.ts";
import type { Counted } from "./count.ts";

/** Chances of 0, 1, 2 … chicks. */
type Chances = number[];

const days = (from: string, to: string) => Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

const logGamma = (x: number): number => (x < 10 ? logGamma(x + 1) - Math.log(x) : stirling(x));
const stirling = (x: number) =>
  (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x) - 1 / (360 * x ** 3);
const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b);
/** The chance of k of n where the rate itself is a beta of a and b. */
const betaBinomial = (n: number, k: number, a: number, b: number) =>
  Math.exp(logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1) + logBeta(k + a, n - k + b) - logBeta(a, b));

function both(one: Chances, other: Chances): Chances {
  const all: Chances = Array(one.length + other.length - 1).fill(0);
  for (const [i, p] of one.entries()) for (const [j, q] of other.entries()) all[i + j] = (all[i + j] ?? 0) + p * q;
  return all;
}

/** How many chicks hatch in some days: by the method of the issue, worked out anew. */
export function countHatch(given: Record<string, string | undefined>): Counted {
  const { from = today, to = today, species_id, pair_id } = given;
  let [expected, counted, chances]: [number, number, Chances] = [0, 0, [1]];
  for (const species of Object.keys(speciesBook) as SpeciesKey[]) {
    const own = eggs.filter((egg) => egg.species === species);
    const of = (...states: string[]) => own.filter(({ state }) => states.includes(state)).length;
    const [hatched, lost] = [of("hatched"), of("early_dead", "late_dead")];
    const [fertile, clear] = [hatched + lost + of("fertile", "pipped"), of("clear")];
    const f = (fertile + 8.5) / (fertile + clear + 10);
    const h = (hatched + 8.5) / (hatched + lost + 10);
    const { incubation_days, incubation_days_to } = speciesBook[species];
    let [surelyFertile, unknown] = [0, 0];
    for (const egg of own) {
      const isMeant = (!species_id || species_id === species) && (!pair_id || pair_id === egg.pair);
      if (!isMeant || !["laid", "set", "fertile"].includes(egg.state)) continue;
      const [first, last] = [plus(egg.start, incubation_days), plus(egg.start, incubation_days_to)];
      const left = days(later(first, today), last);
      const within = days(later(later(first, today), from), earlier(last, to));
      if (left === 0 || within === 0) continue;
      const share = within / left;
      const p = share * (egg.state === "fertile" ? h : f * h);
      expected += p;
      counted += 1;
      if (share < 1) chances = both(chances, [1 - p, p]);
      else if (egg.state === "fertile") surelyFertile += 1;
      else unknown += 1;
    }
    chances = both(chances, ofSpecies({ surelyFertile, unknown, fertile, clear, hatched, lost }));
  }
  return { ...range(chances, expected, counted), within: 0.006 };
}

type Known = { surelyFertile: number; unknown: number; fertile: number; clear: number; hatched: number; lost: number };

function ofSpecies({ surelyFertile, unknown, fertile, clear, hatched, lost }: Known): Chances {
  const all: Chances = Array(surelyFertile + unknown + 1).fill(0);
  for (let k = 0; k <= unknown; k += 1) {
    const is = betaBinomial(unknown, k, fertile + 8.5, clear + 1.5);
    const n = surelyFertile + k;
    for (let j = 0; j <= n; j += 1) all[j] = (all[j] ?? 0) + is * betaBinomial(n, j, hatched + 8.5, lost + 1.5);
  }
  return all;
}

/** The narrowest range that holds 80 %, of equals the likelier. */
function range(chances: Chances, expected: number, counted: number): Omit<Counted, "within"> {
  let best = { low: 0, high: chances.length - 1, mass: 1 };
  for (let low = 0; low < chances.length; low += 1) {
    let mass = 0;
    for (let high = low; high < chances.length; high += 1) {
      mass += chances[high] ?? 0;
      const width = high - low - (best.high - best.low);
      if (mass >= 0.8 - 1e-9 && (width < 0 || (width === 0 && mass > best.mass))) best = { low, high, mass };
    }
  }
  const { low, high, mass } = best;
  const figures = { expected: [expected], low: [low], high: [high], probability: [mass], eggs: [counted] };
  return { figures, headline: [expected] };
}
