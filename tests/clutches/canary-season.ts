import type { SeasonNumbers } from "#worker/clutches/eggs/due.ts";

/** The season of a canary as the worked example has it: what every test of the season counts by. */
export const canarySeason = {
  incubation_days: 13,
  incubation_days_to: 14,
  lockdown_days_before_hatch: 2,
  candling_days: [5, 10],
  lay_interval_days: 1,
  sits_from_egg: 3,
  ring_days_from: 6,
  ring_days_to: 8,
  weaning_day: 30,
} satisfies SeasonNumbers;
