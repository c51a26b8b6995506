import { laterOf, plusDays } from "#worker/locales/calendar.ts";

/** What of a species says when incubation begins; null where unknown. */
export type SittingHabits = { sits_from_egg: number | null; lay_interval_days: number | null };

/** Days `YYYY-MM-DD`; null where unknown. */
export type LaidEgg = { laid_on: string | null; set_on: string | null };

/** Which rule made a day 0, and the number of the species in it, where there is one. */
type ZeroRule = { rule: "set" | "own_laying" | "nth_laid" | "nth_estimated"; number: number | null };
export type DayZero = { day: string } & ZeroRule;
/** What would have to be known for it. */
export type Lacking = { lacks: "laid_on" | "sits_from_egg" | "lay_interval_days" | "layings" };

/**
 * The day from which incubation counts. Eggs that were set count from that day. In a nest it is the later of the egg's own
 * laying and the laying of the egg from which the hen sits; while fewer are laid that is estimated. `layings` are the
 * laying days of the whole clutch, the egg's own and those of eggs taken away among them.
 */
export function dayZero(egg: LaidEgg, layings: ReadonlyArray<string | null>, habits: SittingHabits): DayZero | Lacking {
  if (egg.set_on !== null) return { day: egg.set_on, rule: "set", number: null };
  if (egg.laid_on === null) return { lacks: "laid_on" };
  const { sits_from_egg: from } = habits;
  if (from === null) return { lacks: "sits_from_egg" };
  const sitting = sittingSince(layings, from, habits);
  if ("lacks" in sitting) return sitting;
  // When two rules give the same day, the hen's is shown.
  const day = laterOf(sitting.day, egg.laid_on);
  return day === sitting.day ? sitting : { day, rule: "own_laying", number: from };
}

function sittingSince(
  layings: ReadonlyArray<string | null>,
  from: number,
  { lay_interval_days: interval }: SittingHabits,
): DayZero | Lacking {
  const days = layings.flatMap((day) => (day === null ? [] : [day])).sort();
  // An egg without a laying day may be anywhere in the order.
  if (days.length === 0 || days.length < layings.length) return { lacks: "layings" };
  const nth = days[from - 1];
  if (nth !== undefined) return { day: nth, rule: "nth_laid", number: from };
  if (interval === null) return { lacks: "lay_interval_days" };
  const last = days.at(-1) ?? "";
  return { day: plusDays(last, (from - days.length) * interval), rule: "nth_estimated", number: from };
}
