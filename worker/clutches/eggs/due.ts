import type { EggState, SeasonStep } from "#db/vocabulary.ts";
import { keepsDays } from "#db/words/nest.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { type DayZero, dayZero, type Lacking, type LaidEgg, type SittingHabits } from "../days/day-zero.ts";
import { isOpen } from "../states/egg-states.ts";

/** An egg and what became of it; days `YYYY-MM-DD`, null where it did not happen or nobody knows. */
export type DueEgg = LaidEgg & {
  state: EggState;
  /** Since when it is stored. */
  stored_on: string | null;
  /** When it was last looked at against the light: judged, or found alive. */
  seen_on: string | null;
  /** Whether it was ever known to be fertile, given back or not. */
  once_fertile?: boolean;
  hatched_on: string | null;
  /** The tray of a machine in which it lies, and whether that is in lockdown; undefined in a nest. */
  tray?: { is_locked: boolean };
  /** What hatched; null for an egg, and for a chick that is gone. */
  chick: { is_ringed: boolean; is_weaned: boolean } | null;
};

/** The numbers of a species; null where unknown. */
export type SeasonNumbers = SittingHabits & {
  incubation_days: number | null;
  incubation_days_to: number | null;
  lockdown_days_before_hatch: number | null;
  candling_days: readonly number[] | null;
  ring_days_from: number | null;
  ring_days_to: number | null;
  weaning_day: number | null;
};

/** The day a step is counted from, and why it is that day. */
type Since = DayZero | { day: string; rule: "laid" | "stored" | "hatched"; number: null };

/** A step from a day until a day, the same where it is one; `number` days after `since`, as `by` says. */
export type Due = {
  step: SeasonStep;
  on: string;
  until: string;
  since: Since;
  number: number;
  by: keyof SeasonNumbers | "thumb";
};
/** A step of which nothing can be said, and what is missing for it. */
export type Silent = { step: SeasonStep; lacks: Lacking["lacks"] | keyof SeasonNumbers };
export type DueTasks = { due: Due[]; silent: Silent[] };

/** An egg, the laying days of its whole clutch, the numbers of its species, and today where it lies. */
type DueInput = { egg: DueEgg; layings: ReadonlyArray<string | null>; species: SeasonNumbers; today: string };

/** Days that one waits after the last day of hatching, as a rule of thumb. */
const waitsDays = 2;

/**
 * What an egg is due for, in the order of its life. Once the last day of hatching is two days past, the egg is overdue
 * and no longer due to hatch. Nothing is due of an egg or a chick that has come to its end.
 */
export function dueOf({ egg, layings, species, today }: DueInput): DueTasks {
  if (egg.state === "hatched") return together(ofChick(egg, species));
  if (!isOpen(egg.state)) return { due: [], silent: [] };
  if (egg.state === "stored") return together([keeping(egg)]);
  const zero = dayZero(egg, layings, species);
  if ("lacks" in zero) return { due: [], silent: (["candle", "hatch"] as const).map((step) => ({ step, ...zero })) };
  const hatch = hatching(zero, species, today);
  const isOverdue = hatch !== null && "on" in hatch && hatch.step === "overdue";
  return together([
    ...candlings(egg, zero, species, today),
    egg.tray && !egg.tray.is_locked && !isOverdue ? lockdown(zero, species) : null,
    hatch,
  ]);
}

type DueAnswer = Due | Silent | null;

const together = (texts: readonly DueAnswer[]): DueTasks => ({
  due: texts.flatMap((it) => (it && "on" in it ? [it] : [])),
  silent: texts.flatMap((it) => (it && "lacks" in it ? [it] : [])),
});

function keeping({ laid_on, stored_on }: DueEgg): DueAnswer {
  const since: Since | null =
    laid_on !== null
      ? { day: laid_on, rule: "laid", number: null }
      : stored_on !== null
        ? { day: stored_on, rule: "stored", number: null }
        : null;
  return since ? span("stored", since, [keepsDays, keepsDays], "thumb") : { step: "stored", lacks: "laid_on" };
}

/** While nobody knows whether it is fertile every candling is ahead, then those of the later days that nobody did. */
function candlings(egg: DueEgg, zero: DayZero, { candling_days }: SeasonNumbers, today: string): DueAnswer[] {
  // In lockdown a machine is not opened.
  if (egg.state === "pipped" || egg.tray?.is_locked) return [];
  if (candling_days === null) return [{ step: "candle", lacks: "candling_days" }];
  const isKnown = egg.state === "fertile" || egg.once_fertile === true;
  const all = candling_days.map((number) => span("candle", zero, [number, number], "candling_days"));
  const open = isKnown ? all.slice(1).filter(({ on }) => egg.seen_on === null || egg.seen_on < on) : all;
  const missed = open.filter(({ on }) => on <= today);
  // One look makes up for several: the first tells whether it is fertile, the last whether it still lives.
  const one = isKnown ? missed.slice(-1) : missed.slice(0, 1);
  return [...one, ...open.filter(({ on }) => on > today)];
}

/** In a machine: from when on it is no longer turned. */
function lockdown(zero: DayZero, { incubation_days, lockdown_days_before_hatch: before }: SeasonNumbers): DueAnswer {
  if (incubation_days === null) return null;
  if (before === null) return { step: "lockdown", lacks: "lockdown_days_before_hatch" };
  const days = Math.max(0, incubation_days - before);
  return span("lockdown", zero, [days, days], "lockdown_days_before_hatch");
}

function hatching(zero: DayZero, species: SeasonNumbers, today: string): DueAnswer {
  const { incubation_days: from, incubation_days_to: to } = species;
  if (from === null) return { step: "hatch", lacks: "incubation_days" };
  const last = to ?? from;
  const by = to === null ? "incubation_days" : "incubation_days_to";
  const overdue = span("overdue", zero, [last + waitsDays, last + waitsDays], by);
  return overdue.on <= today ? overdue : span("hatch", zero, [from, last], "incubation_days");
}

function ofChick({ hatched_on, chick }: DueEgg, species: SeasonNumbers): DueAnswer[] {
  if (hatched_on === null || chick === null) return [];
  const since: Since = { day: hatched_on, rule: "hatched", number: null };
  const { ring_days_from: from, ring_days_to: to, weaning_day: weaned } = species;
  return [
    chick.is_ringed || chick.is_weaned
      ? null
      : from === null
        ? { step: "ring", lacks: "ring_days_from" }
        : span("ring", since, [from, to ?? from], "ring_days_from"),
    chick.is_weaned
      ? null
      : weaned === null
        ? { step: "wean", lacks: "weaning_day" }
        : span("wean", since, [weaned, weaned], "weaning_day"),
  ];
}

function span(step: SeasonStep, since: Since, [from, to]: readonly [number, number], by: Due["by"]): Due {
  return { step, on: plusDays(since.day, from), until: plusDays(since.day, to), since, number: from, by };
}

/** A clutch and the days its eggs were laid, as JSON. */
export type Laid = { clutch_id: string; days: string };
type Kind = SeasonNumbers & { id: string };

const nothingKnown: SeasonNumbers = {
  incubation_days: null,
  incubation_days_to: null,
  lockdown_days_before_hatch: null,
  candling_days: null,
  lay_interval_days: null,
  sits_from_egg: null,
  ring_days_from: null,
  ring_days_to: null,
  weaning_day: null,
};

/**
 * Tells what eggs of these clutches and species are due for on a day (`YYYY-MM-DD`). A season has many eggs and few days:
 * what is alike is computed once, and its answer is the same object.
 */
export function dueTasksBy(layings: readonly Laid[], species: readonly Kind[], today: string) {
  const laid = new Map(layings.map(({ clutch_id, days }) => [clutch_id, days]));
  const kinds = new Map<string | null, SeasonNumbers>(species.map((it) => [it.id, it]));
  const known = new Map<string, DueTasks>();
  return (egg: DueEgg, clutch_id: string, species_id: string | null): DueTasks => {
    const days = laid.get(clutch_id) ?? "[]";
    const input = essence(egg);
    const key = JSON.stringify([species_id, days, input]);
    const stated =
      known.get(key) ??
      dueOf({ egg: input, layings: JSON.parse(days), species: kinds.get(species_id) ?? nothingKnown, today });
    known.set(key, stated);
    return stated;
  };
}

/** Without the days that make no difference. */
const essence = ({ laid_on, set_on, stored_on, state, seen_on, hatched_on, chick, ...egg }: DueEgg): DueEgg => ({
  laid_on: (set_on === null || state === "stored") && state !== "hatched" ? laid_on : null,
  set_on,
  stored_on: state === "stored" ? stored_on : null,
  state,
  seen_on,
  ...(egg.once_fertile && { once_fertile: true }),
  ...(egg.tray && { tray: egg.tray }),
  hatched_on,
  chick,
});
