import { dayText } from "#app/locales/day-words.ts";
import type { Translate } from "#app/locales/words.tsx";
import type { Language } from "#db/vocabulary.ts";
import type { Task } from "#worker/tasks/task-rows.ts";

const weekday = (day: number, t: Translate) => t(`tasks.weekday.${day as 1 | 2 | 3 | 4 | 5 | 6 | 7}`);

/** How often a task comes again, in words; undefined of what is once. */
export function recurrenceText(
  { every, until }: Pick<Task, "every" | "until">,
  { t, language, today }: { t: Translate; language: Language; today: string },
): string | undefined {
  if (every === null) return undefined;
  const { unit, n, weekdays = [] } = every;
  const days = weekdays.map((day) => weekday(day, t)).join(", ");
  const often =
    unit === "weekdays"
      ? n > 1
        ? `${days}, ${t("tasks.every.week", { count: n })}`
        : days
      : t(`tasks.every.${unit}`, { count: n });
  return until === null ? often : `${often}, ${t("tasks.until", { day: dayText(until, today, language) })}`;
}
