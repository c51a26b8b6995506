import { type SQL, sql } from "drizzle-orm";
import type { ResultFigure } from "#db/vocabulary.ts";
import { dayZero } from "./day-zero.ts";
import { type DeadEgg, type Third, thirdOfDeath } from "./embryo-death.ts";

/** The figure of each third. */
const figures = { 1: "dead_first", 2: "dead_middle", 3: "dead_last" } as const satisfies Record<Third, ResultFigure>;
export type ThirdFigure = (typeof figures)[Third];
export const isThird = (figure: ResultFigure): figure is ThirdFigure =>
  Object.values<ResultFigure>(figures).includes(figure);

/** As JSON what the third follows from in which the embryo of the row of `eggs` at hand, of the species `kind`, died. */
export const deathFacts: SQL = sql`json_object('state', eggs.state, 'laid_on', eggs.laid_on, 'set_on', eggs.set_on,
  'seen_on', eggs.seen_on, 'found_on', (
    SELECT death.on_day FROM egg_events death
    WHERE death.org_id = eggs.org_id AND death.egg_id = eggs.id AND death.to_state = eggs.state
    ORDER BY death.position DESC LIMIT 1),
  'layings', json(CASE WHEN eggs.set_on IS NULL THEN (SELECT json_group_array(laid.laid_on) FROM eggs laid
    WHERE laid.org_id = eggs.org_id AND laid.clutch_id = eggs.clutch_id) ELSE '[]' END),
  'sits_from_egg', kind.sits_from_egg, 'lay_interval_days', kind.lay_interval_days,
  'incubation_days', kind.incubation_days)`;

type DeathFacts = Omit<DeadEgg, "zero"> & {
  laid_on: string | null;
  set_on: string | null;
  layings: Array<string | null>;
  sits_from_egg: number | null;
  lay_interval_days: number | null;
};

/** The figure that counts an embryo of which these are the facts. */
export function figureOfDeath(facts: DeathFacts): ThirdFigure {
  const zero = dayZero(facts, facts.layings, facts);
  return figures[thirdOfDeath({ ...facts, zero: "day" in zero ? zero.day : null })];
}

/** How many embryos died in each third, by their facts as a JSON array. */
export function countDeaths(facts: string): Record<ThirdFigure, number> {
  const counts = { dead_first: 0, dead_middle: 0, dead_last: 0 };
  for (const death of JSON.parse(facts) as DeathFacts[]) counts[figureOfDeath(death)] += 1;
  return counts;
}
