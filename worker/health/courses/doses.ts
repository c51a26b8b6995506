import type { DoseState } from "#db/words/care.ts";
import { plusDays } from "#worker/locales/calendar.ts";

/** When a course gives what, as it was prescribed; days are `YYYY-MM-DD`. */
export type Prescribed = {
  first_on: string;
  days: number;
  times_a_day: number;
  withdrawal_days: number;
  /** The last day on which anything was given, where it was stopped before its end. */
  stopped_on: string | null;
};

/** Somebody who takes part: whether they died, left or were deleted since, and on which day where it is known. */
export type Patient = { id: string | null; ring: string; is_gone: boolean; left_on: string | null };

/** What was written down of a dose; `except` are those who did not get it, by id and ring. */
type Recorded = {
  on: string;
  nth: number;
  state: DoseState;
  except: ReadonlyArray<readonly [id: string, ring: string]>;
};

/** A dose as it stands: written down, due today, missed on a day before, or still to come. */
export type Dose<Of extends Recorded = Recorded> = {
  on: string;
  /** Which of the day, from 1. */
  nth: number;
  state: DoseState | "due" | "missed" | "coming";
  /** How many birds got it, or are to get it. */
  birds: number;
  recorded: Of | null;
};

/** The last day on which something is given. */
export const lastDay = ({ first_on, days, stopped_on }: Prescribed): string =>
  stopped_on ?? plusDays(first_on, days - 1);

/** The last day, with it, on which its birds are under the medicine or its withdrawal: days counted from the last dose. */
export const withdrawalUntil = (course: Prescribed): string => plusDays(lastDay(course), course.withdrawal_days);

/**
 * Every dose of a course by day and time, as it stands on a day. Who died or left is in what was given until that day, and
 * in nothing that is still to be given from it on; a dose that nobody is left for is none. What was not written down on the
 * day a course was stopped is none either.
 */
export function dosesDue<Of extends Recorded>(
  course: Prescribed,
  birds: readonly Patient[],
  given: readonly Of[],
  today: string,
): Dose<Of>[] {
  const recorded = new Map(given.map((it) => [`${it.on} ${it.nth}`, it]));
  const doses: Dose<Of>[] = [];
  const last = lastDay(course);
  for (let on = course.first_on; on <= last; on = plusDays(on, 1)) {
    const awaited = birds.filter((bird) => isAwaited(bird, on)).length;
    for (let nth = 1; nth <= course.times_a_day; nth += 1) {
      const kept = recorded.get(`${on} ${nth}`);
      if (kept) doses.push({ on, nth, state: kept.state, birds: countOf(birds, kept), recorded: kept });
      else if (awaited > 0 && on !== course.stopped_on)
        doses.push({ on, nth, state: stateOn(on, today), birds: awaited, recorded: null });
    }
  }
  return doses;
}

const stateOn = (on: string, today: string) => (on > today ? "coming" : on === today ? "due" : "missed");

/** Whether a bird is to get what is not written down yet: of one that left nobody knows at which hour. */
export const isAwaited = ({ is_gone, left_on }: Patient, on: string): boolean =>
  !is_gone || (left_on !== null && on < left_on);

/** Whether a bird was there for what was written down. */
const wasThere = ({ is_gone, left_on }: Patient, on: string): boolean => !is_gone || left_on === null || on <= left_on;

function countOf(birds: readonly Patient[], { on, except }: Recorded): number {
  const [ids, rings] = [new Set(except.map(([id]) => id)), new Set(except.map(([, ring]) => ring))];
  // Of one that was erased since, the ring is all that is left.
  const isWithout = ({ id, ring }: Patient) => (id === null ? rings.has(ring) : ids.has(id));
  return birds.filter((bird) => wasThere(bird, on) && !isWithout(bird)).length;
}
