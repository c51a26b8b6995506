import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { type Breakdown, breakdowns, type FinanceFilter, rowsAPage } from "./contract.ts";
import { earned, isInParts, keysOf, movements, owed, paid, reserved, spent, spentInParts } from "./movements.ts";
import type { Period } from "./periods.ts";
import { earnedWhole } from "./sums.ts";
import { isForAll, used } from "./uses.ts";

/** Whether a result is broken down, and not one figure opened. */
export const isBreakdown = (by: string): by is Breakdown => breakdowns.some((it) => it === by);

function nameOf({ org_id }: Scope, by: Breakdown): SQL {
  return {
    category: sql`entry.key`,
    species: sql`(SELECT common_name FROM species WHERE species.org_id = ${org_id} AND species.id = entry.key)`,
    pair: sql`(SELECT number FROM pairs WHERE pairs.org_id = ${org_id} AND pairs.id = entry.key)`,
    bird: sql`(SELECT identifier FROM birds WHERE birds.org_id = ${org_id} AND birds.id = entry.key)`,
    contact: sql`(SELECT name FROM contacts WHERE contacts.org_id = ${org_id} AND contacts.id = entry.key)`,
  }[by];
}

/** The lines of a breakdown with their names, the largest first. */
export const linesOf = (scope: Scope, period: Period, by: Breakdown): SQL => sql`
  SELECT entry.*, ${nameOf(scope, by)} AS name FROM (
    SELECT key, currency, sum(income) AS income, sum(expense) AS expense
    FROM (${isInParts(by) ? movements(scope, period, by) : whole(scope, period, by)}) GROUP BY key, currency
  ) entry WHERE income <> 0 OR expense <> 0 ORDER BY max(abs(income), abs(expense)) DESC, entry.key`;

// A sale has one category and one buyer: its lines need not be read.
function whole(scope: Scope, period: Period, by: Breakdown): SQL {
  const keys = keysOf(scope, by);
  return sql`SELECT ${keys.earned} AS key, currency, cents AS income, 0 AS expense FROM (${earnedWhole(scope, period)}) it
    UNION ALL SELECT ${keys.spent}, currency, 0, cents FROM (${spent(scope, period)}) it`;
}

const none = sql`SELECT NULL AS of, NULL AS id, NULL AS number, NULL AS text, NULL AS on_day, 0 AS cents WHERE 0`;

/** The rows behind a figure, in one currency; nothing where none was asked for. */
export function behindFigure(scope: Scope, period: Period, { by, of, side, currency }: FinanceFilter): SQL {
  const own = sql`currency = ${currency ?? sql`(SELECT currency FROM organizations WHERE id = ${scope.org_id})`}`;
  const names = sql`of, id, number, text, on_day`;
  const ofExpense = sql`of, id, number, category AS text, on_day`;
  const ofUse = sql`'stock' AS of, item_id AS id, NULL AS number,
    (SELECT name FROM items WHERE items.org_id = ${scope.org_id} AND items.id = item_id) AS text, on_day, cents`;
  if (isBreakdown(by)) {
    if (of === undefined) return none;
    const [cents, some] = {
      income: [sql`income`, sql`income <> 0`],
      expense: [sql`expense`, sql`expense <> 0`],
      both: [sql`income - expense`, sql`1`],
    }[side ?? "both"] as [SQL, SQL];
    return sql`SELECT ${names}, ${cents} AS cents FROM (${movements(scope, period, by)}) WHERE key = ${of} AND ${own} AND ${some}`;
  }
  const figures: Record<Exclude<FinanceFilter["by"], Breakdown>, () => SQL> = {
    result: () => sql`SELECT ${names}, cents FROM (${earned(scope, period)}) WHERE ${own}
      UNION ALL SELECT ${ofExpense}, -cents FROM (${spent(scope, period)}) WHERE ${own}`,
    income: () => sql`SELECT ${names}, cents FROM (${earned(scope, period)}) WHERE ${own}`,
    expense: () => sql`SELECT ${ofExpense}, cents FROM (${spent(scope, period)}) WHERE ${own}`,
    income_vat: () => sql`SELECT ${names}, vat AS cents FROM (${earned(scope, period)}) WHERE ${own} AND vat <> 0`,
    expense_vat: () => sql`SELECT ${ofExpense}, vat AS cents FROM (${spent(scope, period)}) WHERE ${own} AND vat <> 0`,
    cash: () => sql`SELECT ${names}, cents FROM (${paid(scope, period)}) WHERE ${own}`,
    due: () => sql`SELECT ${names}, cents FROM (${owed(scope)}) WHERE ${own}`,
    overdue: () => sql`SELECT ${names}, overdue AS cents FROM (${owed(scope)}) WHERE ${own} AND overdue > 0`,
    // What was bought for the stock is in it by what is used of it.
    unshared: () => sql`
      SELECT of, id, NULL AS number, category AS text, on_day, cents FROM (${spentInParts(scope, period)})
      WHERE ${own} AND is_shared = 0 AND is_stocked = 0
      UNION ALL SELECT ${ofUse} FROM (${used(scope, period)}) WHERE ${isForAll} AND ${own}`,
    // Of a pair, a species or a place alone where one is named.
    stock: () => sql`SELECT ${ofUse} FROM (${used(scope, period)})
      WHERE ${own} AND ${of === undefined ? sql`true` : sql`coalesce(pair_id, species_id, place_id) = ${of}`}`,
    reserved: () => sql`SELECT ${names}, cents FROM (${reserved(scope)}) WHERE ${own}`,
  };
  return figures[by]();
}

/** One page of them, the newest first. */
export const rowsOf = (scope: Scope, period: Period, filter: FinanceFilter): SQL => sql`
  SELECT * FROM (${behindFigure(scope, period, filter)})
  ORDER BY on_day DESC, id LIMIT ${rowsAPage} OFFSET ${(filter.page - 1) * rowsAPage}`;
