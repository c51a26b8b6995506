import { fc } from "@fast-check/vitest";
import type { EggState } from "#db/vocabulary.ts";
import type { DueEgg, DueTasks, SeasonNumbers } from "#worker/clutches/eggs/due.ts";
import { eggMoves } from "#worker/clutches/states/egg-states.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { canarySeason } from "./canary-season.ts";

/** A canary as the catalogue has it. */
export const canary: SeasonNumbers = canarySeason;

/** An egg in the nest of which nothing else is known. */
export const egg = (given: Partial<DueEgg> = {}): DueEgg => ({
  state: "laid",
  laid_on: null,
  set_on: null,
  stored_on: null,
  seen_on: null,
  hatched_on: null,
  chick: null,
  ...given,
});

/** Days of April 2027. */
export const april = (day: number) => plusDays("2027-04-01", day - 1);

/** What is due, as step and days: `candle 2027-04-09`, `hatch 2027-04-17 2027-04-18`. */
export const serialize = ({ due }: Pick<DueTasks, "due">) =>
  due.map(({ step, on, until }) => (on === until ? `${step} ${on}` : `${step} ${on} ${until}`));

/** Days around a change of clocks and a leap year. */
export const anyDay = fc.integer({ min: 0, max: 1200 }).map((days) => plusDays("2027-01-01", days));
const maybe = <Of>(of: fc.Arbitrary<Of>) => fc.option(of, { nil: null });
const some = (max: number) => fc.integer({ min: 1, max });

/** Species of which more or less is known, each in order with itself. */
export const anySpecies: fc.Arbitrary<SeasonNumbers> = fc
  .record({
    incubation_days: maybe(fc.integer({ min: 11, max: 40 })),
    longer: maybe(fc.integer({ min: 0, max: 6 })),
    candling_days: maybe(fc.uniqueArray(some(10), { minLength: 1, maxLength: 4 })),
    lay_interval_days: maybe(some(3)),
    lockdown_days_before_hatch: maybe(some(4)),
    sits_from_egg: maybe(some(6)),
    ring_days_from: maybe(some(20)),
    weaning_day: maybe(fc.integer({ min: 21, max: 90 })),
  })
  .map(({ longer, ...kind }) => ({
    ...kind,
    incubation_days_to: kind.incubation_days === null || longer === null ? null : kind.incubation_days + longer,
    candling_days: kind.candling_days?.sort((one, other) => one - other) ?? null,
    ring_days_to: kind.ring_days_from,
  }));

/** Any life an egg may lead: its states in order. */
export const anyLife = fc.array(fc.nat(20), { maxLength: 8 }).map((choices) => {
  const states: EggState[] = ["laid"];
  for (const choice of choices) {
    const next = eggMoves[states.at(-1) ?? "laid"];
    const taken = next[choice % Math.max(next.length, 1)];
    if (taken) states.push(taken);
  }
  return states;
});
