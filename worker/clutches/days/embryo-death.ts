import type { EggState } from "#db/vocabulary.ts";
import { daysFrom } from "./calendar.ts";

/** A third of incubation, the first of three. */
export type Third = 1 | 2 | 3;

/** An egg whose embryo died; days `YYYY-MM-DD`, null where nobody knows. */
export type DeadEgg = {
  state: Extract<EggState, "early_dead" | "late_dead">;
  /** The day incubation counts from, and how many days it takes. */
  zero: string | null;
  incubation_days: number | null;
  /** The last day on which it was seen alive, and the one on which it was found dead. */
  seen_on: string | null;
  found_on: string | null;
};

/**
 * The third of incubation in which an embryo died. It did between the day it was last seen alive and the day it was found
 * dead; what the breeder saw by its size, early or late, says at which end. Where days are missing that word decides alone.
 */
export function thirdOfDeath({ state, zero, incubation_days: days, seen_on, found_on }: DeadEgg): Third {
  const isEarly = state === "early_dead";
  const earliest = seen_on !== null && found_on !== null ? [seen_on, found_on].sort()[0] : null;
  const day = isEarly ? earliest : found_on;
  if (!day || !zero || !days) return isEarly ? 1 : 3;
  const third = 1 + Math.floor((3 * daysFrom(zero, day)) / days);
  return Math.min(3, Math.max(1, third)) as Third;
}
