import { sql } from "drizzle-orm";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { monthEnd } from "./months.ts";
import { monthly, owedOf, owedToday, sumsOf } from "./sums.ts";

/** What a month came to in one money, and what is due today, in minor units. */
type MonthMoney = { currency: string; income_cents: number; expense_cents: number; due_cents: number };

/** What came in and went out this month, and what is due, the organisation's own money first; as `/finance` has it. */
export const monthsMoney = {
  needs: "money.read",
  without: { money: null },
  join: (scope: Scope) => {
    const period = { from: `${scope.today.slice(0, 7)}-01`, to: monthEnd(scope.today) };
    return joining(
      {
        months: monthly(scope, period),
        owed: owedToday(scope),
        own: scope.db.all<{ currency: string }>(sql`SELECT currency FROM organizations WHERE id = ${scope.org_id}`),
      },
      ({ months, owed, own }): { money: { from: string; to: string; of: MonthMoney[] } | null } => {
        const others = [...months, ...owed].map(({ currency }) => currency).sort();
        const of = [...new Set([...own.map(({ currency }) => currency), ...others])].map((currency) => {
          const { income_cents, expense_cents } = sumsOf(currency, months, []);
          return { currency, income_cents, expense_cents, due_cents: owedOf(currency, owed).due_cents };
        });
        return { money: { ...period, of } };
      },
    );
  },
} satisfies Slots["dashboard"];
