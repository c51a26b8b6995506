import { type Forecast, forecastOf } from "./forecast.ts";
import { monthsFrom, type Period } from "./periods.ts";
import type { Counted } from "./sums.ts";

export type MonthSums = { month: string; income_cents: number; expense_cents: number };

/** So many months a chart shows at most, and a forecast looks back on. */
const mostMonths = 36;

/** The months of a period, also those in which nothing was; of a long one the last 36. */
export function monthsOf({ from, to }: Period, currency: string, counted: readonly Counted[]): MonthSums[] {
  const byMonth = new Map(counted.filter((it) => it.currency === currency).map((it) => [it.month, it]));
  return monthsFrom(from.slice(0, 7), to.slice(0, 7))
    .slice(-mostMonths)
    .map((month) => {
      const { income = 0, expense = 0 } = byMonth.get(month) ?? {};
      return { month, income_cents: income, expense_cents: expense };
    });
}

const partsOf = (today: string) => today.split("-").map(Number);
const dayAt = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The whole months behind today. */
export function monthsBehind(today: string): Period {
  const [year = 0, month = 1] = partsOf(today);
  return { from: dayAt(Date.UTC(year, month - 1 - mostMonths, 1)), to: dayAt(Date.UTC(year, month - 1, 0)) };
}

/** The last day of today's month. */
export function monthEnd(today: string): string {
  const [year = 0, month = 1] = partsOf(today);
  return dayAt(Date.UTC(year, month, 0));
}

/** The whole months behind today, since the first of which something is known. */
export function monthsKnown(today: string, currency: string, history: readonly Counted[]): MonthSums[] {
  const behind = monthsOf(monthsBehind(today), currency, history);
  const first = behind.findIndex((it) => it.income_cents !== 0 || it.expense_cents !== 0);
  return first < 0 ? [] : behind.slice(first);
}

/** What this month may come to, from the months that are known. */
export function forecasts(today: string, currency: string, history: readonly Counted[]) {
  const known = monthsKnown(today, currency, history);
  const viewOf = (name: "income_cents" | "expense_cents"): Forecast | null =>
    forecastOf(known.map((it) => it[name])) ?? null;
  return {
    month: today.slice(0, 7),
    months: known.length,
    income: viewOf("income_cents"),
    expense: viewOf("expense_cents"),
  };
}
