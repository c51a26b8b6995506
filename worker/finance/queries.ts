import { sql } from "drizzle-orm";
import { viewsOf } from "#worker/accounts/views/saved-views.ts";
import { daysComing, type Recurrence } from "#worker/expenses/recurrence.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { comingOf } from "./coming.ts";
import { type Against, type FinanceFilter, rowsAPage } from "./contract.ts";
import { exemption } from "./exemption.ts";
import { forecasts, monthEnd, monthsBehind, monthsOf } from "./months.ts";
import { reserved } from "./movements.ts";
import { beside, yearOf } from "./periods.ts";
import { behindFigure, isBreakdown, linesOf, rowsOf } from "./rows.ts";
import { cash, earnedWhole, monthly, owedOf, owedToday, type Paid, sumsOf } from "./sums.ts";

/** One line of a breakdown; without a name it is of nobody, or of something that is no more. */
type FinanceLine = {
  key: string;
  name: string | null;
  income_cents: number;
  expense_cents: number;
  result_cents: number;
};
/** One of the rows behind a figure. */
export type FinanceRow = {
  of: "sale" | "expense" | "payment" | "stock";
  id: string;
  number: string | null;
  text: string | null;
  on_day: string;
  cents: number;
};
type Recurring = Recurrence & { next_on: string; cents: number };
type Totalled = { rows: number; cents: number };

/** So many lines a breakdown tells, the largest first. */
const mostLines = 200;

/** A period and what stands beside it; where nothing is said the year of today. */
export function periodsOf(today: string, given: { from: string | null; to: string | null; against: Against }) {
  const year = yearOf(today);
  const from = given.from ?? (given.to ? `${given.to.slice(0, 4)}-01-01` : year.from);
  const period = { from, to: given.to ?? (given.from ? yearOf(given.from).to : year.to) };
  return { period, before: beside(period, given.against) };
}

/** All that `/finance` tells, in one trip. */
export async function financePage(scope: Scope, filter: FinanceFilter) {
  const { db, org_id, today } = scope;
  const { period, before } = periodsOf(today, filter);
  const by = isBreakdown(filter.by) ? filter.by : "category";
  const read = await batch(db, {
    organization: db.all<{ currency: string; vat_regime: string; has_money: 0 | 1 }>(sql`
      SELECT currency, vat_regime, has_money FROM organizations WHERE id = ${org_id}`),
    now: monthly(scope, period),
    earlier: monthly(scope, before),
    cashNow: cash(scope, period),
    cashThen: cash(scope, before),
    owed: owedToday(scope),
    lines: db.all<{ key: string; name: string | null; currency: string; income: number; expense: number }>(
      linesOf(scope, period, by),
    ),
    turnover: db.all<{ cents: number }>(sql`
      SELECT ifnull(sum(cents), 0) AS cents FROM (${earnedWhole(scope, yearOf(period.to))}) WHERE currency = ${exemption.currency}`),
    history: monthly(scope, { from: monthsBehind(today).from, to: monthEnd(today) }),
    reserved: db.all<Paid>(sql`SELECT currency, sum(cents) AS cents FROM (${reserved(scope)}) GROUP BY 1`),
    expected: db.all<Paid>(sql`
      SELECT currency, sum(total_cents) AS cents FROM expenses
      WHERE org_id = ${org_id} AND is_expected = 1 AND on_day <= ${monthEnd(today)} GROUP BY 1`),
    recurring: db.all<Recurring>(sql`
      SELECT first_on, until_on, every_unit, every_n, next_on, cents FROM recurring_expenses
      WHERE org_id = ${org_id} AND next_on <= ${monthEnd(today)}`),
    locks: db.all<{ month: string; locked_at: string }>(sql`
      SELECT month, locked_at FROM month_locks WHERE org_id = ${org_id} ORDER BY month DESC LIMIT 120`),
    views: viewsOf(scope, "finance"),
    rows: db.all<FinanceRow>(rowsOf(scope, period, filter)),
    rowsTotal: db.all<Totalled>(sql`
      SELECT count(*) AS rows, ifnull(sum(cents), 0) AS cents FROM (${behindFigure(scope, period, filter)}) `),
  });
  const { currency: own = "EUR", vat_regime = "none", has_money = 0 } = read.organization[0] ?? {};
  const currency = filter.currency ?? own;
  const sums = sumsOf(currency, read.now, read.cashNow);
  const others = [...new Set([...read.now, ...read.cashNow, ...read.owed].map((it) => it.currency))]
    .filter((it) => it !== currency)
    .sort()
    .map((it) => ({ currency: it, ...sumsOf(it, read.now, read.cashNow), ...owedOf(it, read.owed) }));
  const lines = read.lines
    .filter((it) => it.currency === currency)
    .map(({ key, name, income, expense }) => ({
      key,
      name,
      income_cents: income,
      expense_cents: expense,
      result_cents: income - expense,
    }));
  const isListed = rowsWanted(filter);
  return {
    ...period,
    against: filter.against,
    before: { ...before, ...sumsOf(currency, read.earlier, read.cashThen) },
    by: filter.by,
    currency,
    is_own: currency === own,
    vat_regime,
    ...sums,
    ...owedOf(currency, read.owed),
    others,
    by_category: by === "category" ? lines.filter((it) => it.expense_cents !== 0).map(categoryOf) : undefined,
    lines: lines.slice(0, mostLines),
    more_lines: Math.max(0, lines.length - mostLines),
    months: monthsOf(period, currency, read.now),
    meter:
      vat_regime === "exempt_53"
        ? { year: period.to.slice(0, 4), cents: read.turnover[0]?.cents ?? 0, ...exemption }
        : null,
    forecast: forecasts(today, currency, read.history),
    coming: comingOf({ today, period, currency, sums, history: read.history }),
    reserved_cents: read.reserved.find((it) => it.currency === currency)?.cents ?? 0,
    recurring_cents:
      (read.expected.find((it) => it.currency === currency)?.cents ?? 0) +
      (currency === own ? comingIn(read.recurring, monthEnd(today)) : 0),
    locks: read.locks,
    views: read.views,
    has_money: has_money === 1,
    rows: isListed
      ? {
          of: filter.of ?? null,
          side: filter.side ?? null,
          data: read.rows,
          total: read.rowsTotal[0]?.rows ?? 0,
          cents: read.rowsTotal[0]?.cents ?? 0,
          page: filter.page,
          total_pages: Math.max(1, Math.ceil((read.rowsTotal[0]?.rows ?? 0) / rowsAPage)),
        }
      : null,
    today,
  };
}
export type FinancePage = Awaited<ReturnType<typeof financePage>>;

const rowsWanted = ({ by, of }: FinanceFilter) => !isBreakdown(by) || of !== undefined;
const categoryOf = ({ key, expense_cents }: FinanceLine) => ({ category: key, cents: expense_cents });

/** What recurs until a day and has not been made an expense yet; of something weekly every week counts. */
const comingIn = (recurring: readonly Recurring[], until: string) =>
  recurring.reduce((sum, it) => sum + it.cents * daysComing(it, it.next_on, { today: until, most: 10 }).days.length, 0);
