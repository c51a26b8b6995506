import { plusDays } from "#worker/locales/calendar.ts";
import { seasonOf, seasonOfYear } from "#worker/pairs/season.ts";
import { type Days, fixed, type Period } from "./period.ts";

/** The day it is, and the month in which the organisation's season begins. */
export type Calendar = { today: string; start: number };

const two = (n: number) => String(n).padStart(2, "0");
const yearOf = (day: string) => Number(day.slice(0, 4));
const monthOf = (day: string) => Number(day.slice(5, 7));

/** A day that exists; undefined for one that does not, such as 31 April. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const it = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
  const real = new Date(`${it}T00:00:00Z`);
  return !Number.isNaN(real.getTime()) && real.toISOString().slice(0, 10) === it ? it : undefined;
}

/** The days of a month; months count on over the ends of years. */
function monthDays(year: number, month: number, long = 1): Days {
  const first = (at: number) => new Date(Date.UTC(year, at - 1, 1)).toISOString().slice(0, 10);
  return { from: first(month), to: plusDays(first(month + long), -1) };
}

/** The Monday to Sunday of a day. */
function weekOf(day: string): Days {
  const from = plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  return { from, to: plusDays(from, 6) };
}

/** The day, week, month, … so many away from this one. */
export function unitAway(unit: Unit, away: number, { today, start }: Calendar): Period {
  const [year, month] = [yearOf(today), monthOf(today)];
  if (unit === "day") return fixed("day", plusDays(today, away), plusDays(today, away));
  if (unit === "weekend") {
    const { to } = weekOf(plusDays(today, 7 * away));
    return fixed("days", plusDays(to, -1), to);
  }
  if (unit === "week") {
    const { from, to } = weekOf(plusDays(today, 7 * away));
    return fixed("week", from, to);
  }
  if (unit === "season") return seasonBy(seasonOf(today, start).year + away, { today, start });
  if (unit === "year") return yearBy(year + away);
  const first = unit === "month" ? month : month - ((month - 1) % 3);
  const long = unit === "month" ? 1 : 3;
  const { from, to } = monthDays(year, first + away * long, long);
  return fixed(unit, from, to);
}
export type Unit = "day" | "week" | "weekend" | "month" | "quarter" | "year" | "season";

export const yearBy = (year: number): Period => fixed("year", `${year}-01-01`, `${year}-12-31`, year);

export function seasonBy(year: number, { start }: Calendar): Period {
  const { first, last } = seasonOfYear(year, start);
  return fixed("season", first, last, year);
}

/** The last so many days, weeks or months, today counted; the next so many for a negative number. */
export function runOf(count: number, unit: Unit, { today }: Calendar): Period | undefined {
  const n = Math.abs(count);
  if (n < 1 || n > 3660) return undefined;
  const end = (sign: 1 | -1) => {
    if (unit === "week") return plusDays(today, sign * (7 * n - 1));
    if (unit === "day") return plusDays(today, sign * (n - 1));
    const months = unit === "year" ? 12 * n : unit === "quarter" ? 3 * n : n;
    const at = monthDays(yearOf(today), monthOf(today) + sign * months);
    const day = [at.to, `${at.from.slice(0, 8)}${today.slice(8)}`].sort()[0] ?? at.to;
    return plusDays(day, -sign);
  };
  return count > 0 ? fixed("days", end(-1), today) : fixed("days", today, end(1));
}

/** A month that was said without a year: the latest that has begun, or the next that is not over. */
export function namedMonth(month: number, year: number | undefined, { today }: Calendar): Period {
  const at = (of: number) => monthDays(of, month);
  if (year !== undefined) return fixed("month", at(year).from, at(year).to);
  const now = yearOf(today);
  const isBegun = at(now).from <= today;
  const isOver = at(now).to < today;
  return { kind: "month", back: at(isBegun ? now : now - 1), ahead: at(isOver ? now + 1 : now) };
}

/** A quarter by its number. */
export function namedQuarter(quarter: number, year: number | undefined, { today }: Calendar): Period {
  const at = (of: number) => monthDays(of, quarter * 3 - 2, 3);
  if (year !== undefined) return fixed("quarter", at(year).from, at(year).to);
  const now = yearOf(today);
  return {
    kind: "quarter",
    back: at(at(now).from <= today ? now : now - 1),
    ahead: at(at(now).to < today ? now + 1 : now),
  };
}

/** A day of a month, the latest or the next where no year is said. */
export function namedDay(
  day: number,
  month: number,
  year: number | undefined,
  { today }: Calendar,
): Period | undefined {
  const near = (of: number) => dayOf(of, month, day);
  if (year !== undefined) {
    const it = near(year);
    return it ? fixed("day", it, it) : undefined;
  }
  const years = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((it) => near(yearOf(today) + it)).filter((it) => it !== undefined);
  const back = years.findLast((it) => it <= today);
  const ahead = years.find((it) => it >= today);
  return back && ahead ? { kind: "day", back: { from: back, to: back }, ahead: { from: ahead, to: ahead } } : undefined;
}

/** A day of the week, 1 for Monday: the latest that was, or the next that comes. */
export function weekday(day: number, { today }: Calendar): Period {
  const this_week = plusDays(weekOf(today).from, day - 1);
  const back = this_week <= today ? this_week : plusDays(this_week, -7);
  const ahead = this_week >= today ? this_week : plusDays(this_week, 7);
  return { kind: "day", back: { from: back, to: back }, ahead: { from: ahead, to: ahead } };
}
