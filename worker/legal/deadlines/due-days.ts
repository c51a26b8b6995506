import { daysFrom, plusDays } from "#worker/locales/calendar.ts";

/** Days before a deadline on which it is told of. */
const reminders = [60, 30, 7, 1] as const;
/** So many days before it a deadline stands in the agenda. */
const noticeDays = reminders[0];

export const deadlineKinds = ["annual_return", "loan", "certificate"] as const;

/** Something to be done by a day: `id` is the year of a return, the paper of a loan, the species of certificates. */
export type Deadline = {
  kind: (typeof deadlineKinds)[number];
  id: string;
  /** `YYYY-MM-DD`. */
  due: string;
  /** Rows of the return, birds of the others. */
  count: number;
  /** Of a return: what is still to be seen to. */
  faults: number;
  /** The first birds. */
  rings: string[];
  bird_ids: string[];
};

/** The last day of a month (1 to 12), `YYYY-MM-DD`: of February that is the 29th in a leap year. */
export const lastDayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** From which day on a deadline stands in the agenda. */
export const warnedOn = (due: string): string => plusDays(due, -noticeDays);

/** The nearest of the reminders that has come on a day; undefined before the first and once the deadline is behind. */
export function reminderOn(due: string, today: string): number | undefined {
  const left = daysFrom(today, due);
  return left < 0 ? undefined : reminders.findLast((days) => left <= days);
}

const typedDay = /^\s*(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[./-](\d{1,2})[./-](\d{4}))\s*$/;

/** The day that somebody typed, day before month; undefined where the text is no day ("until the end of the season"). */
export function dayTyped(text: string): string | undefined {
  const [, year, month, day, day_first, month_second, year_last] = typedDay.exec(text) ?? [];
  const parts = [year ?? year_last, month ?? month_second, day ?? day_first].map(Number);
  const [y = Number.NaN, m = Number.NaN, d = Number.NaN] = parts;
  const at = new Date(Date.UTC(y, m - 1, d));
  return at.getUTCMonth() === m - 1 && at.getUTCDate() === d ? at.toISOString().slice(0, 10) : undefined;
}
