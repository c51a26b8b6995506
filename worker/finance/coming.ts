import { daysFrom } from "#worker/locales/calendar.ts";
import { forecastOf } from "./forecast.ts";
import { monthsKnown } from "./months.ts";
import { monthsFrom, type Period } from "./periods.ts";
import type { Counted } from "./sums.ts";

/** What a period may come to, in minor units: what is booked and `rest_cents`; `low` and `high` hold it four times in five. */
export type Coming = { cents: number; rest_cents: number; low: number | null; high: number | null };
/** What is still to come of something, and by how much that may be off either way. */
type Rest = { cents: number; half: number | null };
type Side = "income" | "expense";

type About = {
  today: string;
  period: Period;
  currency: string;
  sums: Record<`${Side}_cents`, number>;
  /** Months behind today and this one. */
  history: readonly Counted[];
};

/** So many months ahead something can be said, this one counted. */
const farthest = 12;

/**
 * What a period that is not over may come to: what is booked of it, and of each month from this one on the forecast of its days
 * behind today. Of this month the rest is what its forecast has above what is booked in it, so that the whole month comes to its
 * forecast, or to what is booked where that is more. Errors of months, and of income and expense, are taken as independent.
 * Null of a period that is over, that ends too far ahead, or where the months known are too few.
 */
export function comingOf(about: About): Record<Side | "result", Coming> | null {
  const { today, period, sums } = about;
  if (period.to <= today) return null;
  const [income, expense] = [restOf(about, "income"), restOf(about, "expense")];
  if (!income || !expense) return null;
  const half = income.half === null || expense.half === null ? null : Math.hypot(income.half, expense.half);
  const result = income.cents - expense.cents;
  return {
    income: comingTo(sums.income_cents, income, 0),
    expense: comingTo(sums.expense_cents, expense, 0),
    result: comingTo(sums.income_cents - sums.expense_cents, { cents: result, half }, Number.NEGATIVE_INFINITY),
  };
}

function comingTo(booked: number, { cents, half }: Rest, least: number): Coming {
  const rest_cents = Math.round(cents);
  if (half === null) return { cents: booked + rest_cents, rest_cents, low: null, high: null };
  const low = booked + Math.round(Math.max(least, cents - half));
  return { cents: booked + rest_cents, rest_cents, low, high: booked + Math.round(cents + half) };
}

function restOf({ today, period, currency, history }: About, side: Side): Rest | undefined {
  const month = today.slice(0, 7);
  const known = monthsKnown(today, currency, history).map((it) => it[`${side}_cents`]);
  const booked = history.find((it) => it.month === month && it.currency === currency)?.[side] ?? 0;
  const months = monthsFrom(month, period.to.slice(0, 7));
  if (months.length > farthest) return undefined;
  const rest = { cents: 0, half: 0 as number | null };
  for (const [at, it] of months.entries()) {
    const forecast = forecastOf(known, at + 1);
    if (!forecast) return undefined;
    const share = shareAhead(it, period, today);
    rest.cents += share * (at === 0 ? Math.max(0, forecast.cents - booked) : forecast.cents);
    if (share > 0)
      rest.half =
        rest.half === null || forecast.high === null
          ? null
          : Math.hypot(rest.half, share * (forecast.high - forecast.cents));
  }
  return rest;
}

/** Which part of a month's days behind today lies in a period. */
function shareAhead(month: string, period: Period, today: string): number {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const first = `${month}-01`;
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const behind = today >= first ? daysFrom(first, today) + 1 : 0;
  const all = daysFrom(first, last) + 1 - behind;
  const from = Math.max(behind, daysFrom(first, period.from));
  const to = Math.min(daysFrom(first, last), daysFrom(first, period.to));
  return all > 0 ? Math.max(0, to - from + 1) / all : 0;
}
