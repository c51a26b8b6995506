import { daysFrom } from "#worker/locales/calendar.ts";
import { dayZero } from "../days/day-zero.ts";
import type { EggRow, EggsRead } from "../eggs/egg-rows.ts";
import { byEgg, lossOf, since, type Weighed, type WeighingsRead } from "./of-machine.ts";
import { expectedGrams, freshGrams, projectedLoss } from "./water-loss.ts";

/** What an egg weighed and should weigh, in g; shares of the fresh weight. */
export type EggWeights = {
  /** The last weighings, the newest first; `is_above` where it weighed less the time before. */
  last: Array<{ on: string; grams: number; is_above: boolean }>;
  /** What it weighed fresh: weighed, or estimated by its size; null where neither is known. */
  fresh: number | null;
  is_estimate: boolean;
  /** What it should weigh today. */
  expected: number | null;
  projected: number | null;
  wished: number;
};

type Sizes = ReadonlyArray<{ id: string; length_mm: number | null; breadth_mm: number | null }>;
type Read = WeighingsRead & { sizes: Sizes };

/** So many weighings of an egg are told. */
const mostLast = 3;

/** Tells what each of these eggs weighed, and should weigh on a day (`YYYY-MM-DD`). */
export function weightsOf({ rows, layings, species }: EggsRead, read: Read, today: string): (id: string) => EggWeights {
  const eggs = new Map(rows.map((it) => [it.id, it]));
  const weighed = byEgg(read.weighings);
  const sizes = new Map(read.sizes.map((it) => [it.id, it]));
  const kinds = new Map(read.losing.map((it) => [it.id, it]));
  const laid = new Map(layings.map(({ clutch_id, days }) => [clutch_id, days]));
  const zeroOf = (egg: EggRow | undefined): string | null => {
    const kind = species.find(({ id }) => id === egg?.species_id);
    if (!egg || !kind) return egg?.set_on ?? null;
    const zero = dayZero(egg, JSON.parse(laid.get(egg.clutch_id) ?? "[]"), kind);
    return "day" in zero ? zero.day : null;
  };
  return (id) => {
    const egg = eggs.get(id);
    const kind = kinds.get(egg?.species_id ?? "");
    const own = weighed.get(id) ?? [];
    const [zero, days, wished] = [zeroOf(egg), kind?.incubation_days ?? null, lossOf(kind)];
    const { length_mm = null, breadth_mm = null } = sizes.get(id) ?? {};
    // Before incubation an egg has lost next to nothing.
    const weighedFresh = own.find(({ on_day }) => zero !== null && on_day <= zero)?.grams ?? null;
    const estimated = length_mm !== null && breadth_mm !== null ? freshGrams(length_mm, breadth_mm) : null;
    const fresh = weighedFresh ?? estimated;
    const day = zero === null ? 0 : Math.max(0, daysFrom(zero, today));
    const knows = fresh !== null && zero !== null && days !== null;
    return {
      last: lastOf(own),
      fresh,
      is_estimate: weighedFresh === null && estimated !== null,
      expected: knows ? expectedGrams({ fresh, loss: wished, days }, Math.min(day, days)) : null,
      projected: days !== null && own[0] ? projectedLoss(since(own[0].on_day, own), days) : null,
      wished,
    };
  };
}

const lastOf = (own: readonly Weighed[]) =>
  own
    .map(({ on_day, grams }, at) => ({ on: on_day, grams, is_above: grams > (own[at - 1]?.grams ?? grams) }))
    .slice(-mostLast)
    .reverse();
