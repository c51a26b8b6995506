import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { type Organization, owed, paid, spent } from "./movements.ts";
import type { Period } from "./periods.ts";

/** What a period came to, in minor units; VAT stands apart and is 0 where none is charged. */
type Sums = {
  income_cents: number;
  expense_cents: number;
  result_cents: number;
  cash_cents: number;
  income_vat_cents: number;
  expense_vat_cents: number;
};
/** What a month came to in one currency, in its minor units. */
export type Counted = {
  month: string;
  currency: string;
  income: number;
  expense: number;
  income_vat: number;
  expense_vat: number;
};
export type Paid = { currency: string; cents: number };
type Owed = { currency: string; cents: number; overdue: number };

/** What came in, sale by sale without VAT, read from one index: the lines of each sum to it. What came back, line by line. */
export const earnedWhole = ({ org_id }: Organization, { from, to }: Period): SQL => sql`
  SELECT delivered_on AS on_day, currency, contact_id, net_cents AS cents, vat_cents AS vat FROM sales
  WHERE org_id = ${org_id} AND delivered_on BETWEEN ${from} AND ${to}
  UNION ALL
  SELECT line.returned_on, sale.currency, sale.contact_id, -line.net_cents, -line.vat_cents
  FROM sale_lines line CROSS JOIN sales sale ON sale.org_id = ${org_id} AND sale.id = line.sale_id
  WHERE line.org_id = ${org_id} AND line.returned_on BETWEEN ${from} AND ${to}`;

/** The statement that sums a period month by month. */
export const monthly = (scope: Scope, period: Period) => {
  const byMonth = (rows: SQL) =>
    sql`SELECT substr(on_day, 1, 7) AS month, currency, sum(cents) AS cents, sum(vat) AS vat FROM (${rows}) GROUP BY 1, 2`;
  return scope.db.all<Counted>(sql`
    SELECT month, currency, sum(income) AS income, sum(expense) AS expense,
      sum(income_vat) AS income_vat, sum(expense_vat) AS expense_vat
    FROM (
      SELECT month, currency, cents AS income, 0 AS expense, vat AS income_vat, 0 AS expense_vat
      FROM (${byMonth(earnedWhole(scope, period))})
      UNION ALL SELECT month, currency, 0, cents, 0, vat FROM (${byMonth(spent(scope, period))})
    ) GROUP BY 1, 2 ORDER BY 1`);
};

/** The statement that sums what came and went in a period. */
export const cash = (scope: Scope, period: Period) =>
  scope.db.all<Paid>(sql`SELECT currency, sum(cents) AS cents FROM (${paid(scope, period)}) GROUP BY 1`);

/** The statement that sums what buyers owe today. */
export const owedToday = (scope: Scope) =>
  scope.db.all<Owed>(sql`
    SELECT currency, sum(cents) AS cents, sum(overdue) AS overdue FROM (${owed(scope)}) GROUP BY 1`);

/** One currency's share of what was read. */
export function sumsOf(currency: string, counted: readonly Counted[], paidOut: readonly Paid[]): Sums {
  const own = counted.filter((it) => it.currency === currency);
  const sum = (name: "income" | "expense" | "income_vat" | "expense_vat") => own.reduce((all, it) => all + it[name], 0);
  return {
    income_cents: sum("income"),
    expense_cents: sum("expense"),
    result_cents: sum("income") - sum("expense"),
    cash_cents: paidOut.find((it) => it.currency === currency)?.cents ?? 0,
    income_vat_cents: sum("income_vat"),
    expense_vat_cents: sum("expense_vat"),
  };
}

export function owedOf(currency: string, all: readonly Owed[]) {
  const own = all.find((it) => it.currency === currency);
  return { due_cents: own?.cents ?? 0, overdue_cents: own?.overdue ?? 0 };
}
