import { plusDays } from "#worker/locales/calendar.ts";
import { daysOf, lastBefore } from "./recurrence.ts";
import { marksOf, type ReadTask, recurrenceOf } from "./task-rows.ts";

/** A task on one of its days. */
export type DueDay = { task: ReadTask; on: string; is_late: boolean };

/**
 * The days from one until another on which tasks are to be done and nobody has said what became of it; with `late` also
 * the last day before, where it was missed. What was missed several times is told once: to do it once more makes up for all.
 */
export function dueDays(
  tasks: readonly ReadTask[],
  { from, to, today, late }: { from: string; to: string; today: string; late: boolean },
): DueDay[] {
  return tasks.flatMap((task) => {
    const recurrence = recurrenceOf(task);
    const marks = marksOf(task);
    const open = daysOf(recurrence, from, to).filter((on) => !marks.has(on));
    const missed = late ? lastBefore(recurrence, from < today ? from : today) : null;
    const isMissed = missed !== null && missed < from && (task.last_mark === null || task.last_mark < missed);
    return [...(isMissed ? [missed] : []), ...open].map((on) => ({ task, on, is_late: on < today }));
  });
}

/** The first day of which marks are to be read so that the days from another on can be judged. */
export const marksFrom = (from: string): string => plusDays(from, -1);
