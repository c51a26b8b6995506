import { daysFrom } from "#worker/locales/calendar.ts";

/** Whether an egg is said to be fertile on the day it was laid, when no light shows it. Days are `YYYY-MM-DD`. */
export const isSeenTooSoon = (laid_on: string | null, on: string): boolean => laid_on === on;

// A quarter of the time is more than birds of a nest or a strain differ by.
const enough = 0.75;

/** Whether a chick is weaned much earlier than its species is; false where nobody knows when that is. */
export const isWeanedTooSoon = (hatched_on: string | null, on: string, weaning_day: number | null): boolean =>
  hatched_on !== null && weaning_day !== null && daysFrom(hatched_on, on) < weaning_day * enough;
