import type { TaskUnit } from "#db/words/care.ts";
import { daysFrom, laterOf, plusDays } from "#worker/locales/calendar.ts";

/** When a task falls due; days `YYYY-MM-DD`, `weekdays` 1 (Monday) to 7. Without a unit it is once. */
export type Recurrence = {
  first_on: string;
  until_on: string | null;
  every_unit: TaskUnit | null;
  every_n: number | null;
  weekdays: readonly number[] | null;
};

/**
 * The days on which a task falls from one day until another, both with them, in their order. What is done monthly on a 31st
 * falls on the last day of shorter months, and what is done yearly on 29 February on the 28th.
 */
export function daysOf(task: Recurrence, from: string, to: string): string[] {
  const start = laterOf(task.first_on, from);
  const end = task.until_on !== null && task.until_on < to ? task.until_on : to;
  if (start > end) return [];
  const { every_unit: unit, every_n } = task;
  const n = every_n ?? 1;
  if (unit === null) return start === task.first_on ? [task.first_on] : [];
  if (unit === "day") return stepping(task.first_on, n, start, end);
  if (unit === "week") return stepping(task.first_on, 7 * n, start, end);
  if (unit === "weekdays") return onWeekdays(task, n, start, end);
  return onDate(task.first_on, unit === "month" ? n : 12 * n, start, end);
}

/** The last day before another on which a task fell; null where there was none within `span` days. */
export function lastBefore(task: Recurrence, day: string, span = longest(task)): string | null {
  return daysOf(task, plusDays(day, -span), plusDays(day, -1)).at(-1) ?? null;
}

/** The next day from a day on, with it, on which a task falls; null where there is none any more. */
export function nextFrom(task: Recurrence, day: string): string | null {
  const from = laterOf(task.first_on, day);
  return daysOf(task, from, plusDays(from, longest(task)))[0] ?? null;
}

// So many days lie between two of its days at most.
function longest({ every_unit, every_n, first_on }: Recurrence): number {
  const n = every_n ?? 1;
  if (every_unit === null) return Math.max(1, daysFrom(first_on, "9999-12-31"));
  return { day: n, week: 7 * n, weekdays: 7 * n + 7, month: 31 * n, year: 366 * n + 1 }[every_unit];
}

function stepping(first: string, step: number, start: string, end: string): string[] {
  const skipped = Math.ceil(daysFrom(first, start) / step);
  const count = Math.floor(daysFrom(first, end) / step) - skipped + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => plusDays(first, (skipped + at) * step));
}

const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

function onWeekdays({ first_on, weekdays }: Recurrence, n: number, start: string, end: string): string[] {
  const firstMonday = plusDays(first_on, 1 - weekdayOf(first_on));
  const mondays = stepping(firstMonday, 7 * n, plusDays(start, -6), end);
  return mondays
    .flatMap((monday) => (weekdays ?? []).map((weekday) => plusDays(monday, weekday - 1)))
    .filter((day) => day >= start && day <= end);
}

function onDate(first: string, months: number, start: string, end: string): string[] {
  const [year = 0, month = 1, date = 1] = first.split("-").map(Number);
  const monthsTo = (day: string) => (Number(day.slice(0, 4)) - year) * 12 + Number(day.slice(5, 7)) - month;
  const days: string[] = [];
  for (let at = Math.floor(Math.max(0, monthsTo(start)) / months); at * months <= monthsTo(end); at += 1) {
    const [of, within] = [year + Math.floor((month - 1 + at * months) / 12), (month - 1 + at * months) % 12];
    const last = new Date(Date.UTC(of, within + 1, 0)).getUTCDate();
    const day = new Date(Date.UTC(of, within, Math.min(date, last))).toISOString().slice(0, 10);
    if (day >= start && day <= end) days.push(day);
  }
  return days;
}
