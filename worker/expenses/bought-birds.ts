import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { mostRows } from "./contract.ts";
import { currencyOf, expenseRows } from "./expense-rows.ts";

/** So many birds are booked with one press; the next press takes the others. */
const mostBooked = 2000;

// The index that holds birds with a price, and nothing else, is asked: a flock may have many that were bred.
const unbooked = sql.raw(`birds.acquired_price_cents > 0 AND birds.deleted_at IS NULL AND birds.is_reference = 0
  AND NOT EXISTS (SELECT 1 FROM expense_lines WHERE expense_lines.org_id = birds.org_id AND expense_lines.bird_id = birds.id)`);

/** Birds bought in a month that is locked are not offered: they could not be booked. */
const inOpenMonth = (today: string) => sql`NOT EXISTS (SELECT 1 FROM month_locks
  WHERE month_locks.org_id = birds.org_id AND month_locks.month = substr(ifnull(birds.acquired_on, ${today}), 1, 7))`;

/** The statement that counts birds with a price and no expense, and sums their prices. */
export const boughtBirds = ({ db, org_id, today }: Scope) =>
  db.all<{ count: number; cents: number; currency: string }>(sql`
    SELECT count(*) AS count, ifnull(sum(acquired_price_cents), 0) AS cents, ${currencyOf({ org_id })} AS currency
    FROM birds WHERE birds.org_id = ${org_id} AND ${unbooked} AND ${inOpenMonth(today)}`);

type Bought = { id: string; on: string; cents: number };

/**
 * Books all birds with a price and no expense, once: an expense for each day they were bought on (today where none is
 * known), a line for each bird, paid that day. Two who press at once book each bird once, by a unique index.
 */
export async function bookBoughtBirds(scope: Scope): Promise<{ birds: number; expenses: number }> {
  const { db, org_id, now, user_id, today } = scope;
  const bought = await db.all<Bought>(sql`
    SELECT id, ifnull(acquired_on, ${today}) AS "on", acquired_price_cents AS cents
    FROM birds WHERE birds.org_id = ${org_id} AND ${unbooked} AND ${inOpenMonth(today)}
    ORDER BY "on", id LIMIT ${mostBooked}`);
  if (bought.length === 0) return { birds: 0, expenses: 0 };
  const planned = byExpense(bought);
  const ids = planned.map(({ id }) => id);
  const lines = planned.flatMap(({ id, birds }) =>
    birds.map((bird, at) => [newId("expense_line"), id, at, bird.cents, bird.id]),
  );
  const payments = planned.map(({ id }) => [newId("payment"), id]);
  const { counted } = await batch(db, {
    // Whatever somebody else has booked since is left out, and an expense of which nothing is left is not made.
    made: db.run(sql`
      INSERT INTO expenses (id, org_id, category, on_day, currency, total_cents, net_cents, vat_cents, created_at, updated_at)
      SELECT it.value->>0, ${org_id}, 'birds', it.value->>1, ${currencyOf(scope)},
        sum(birds.acquired_price_cents), sum(birds.acquired_price_cents), 0, ${now}, ${now}
      FROM ${jsonCells(planned.map(({ id, on }) => [id, on]))} it
      CROSS JOIN ${jsonCells(lines)} line ON line.value->>1 = it.value->>0
      CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = line.value->>4 AND ${unbooked}
      GROUP BY it.value->>0`),
    lines: db.run(sql`
      INSERT INTO expense_lines (id, org_id, expense_id, position, cents, vat_bp, net_cents, vat_cents, bird_id)
      SELECT line.value->>0, ${org_id}, expenses.id, line.value->>2, birds.acquired_price_cents, 0,
        birds.acquired_price_cents, 0, birds.id
      FROM ${jsonCells(lines)} line
      CROSS JOIN expenses ON expenses.org_id = ${org_id} AND expenses.id = line.value->>1 AND expenses.created_at = ${now}
      CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = line.value->>4 AND ${unbooked}`),
    paid: db.run(sql`
      INSERT INTO payments (id, org_id, direction, kind, on_day, cents, currency, method, expense_id, user_id, created_at, updated_at)
      SELECT it.value->>0, ${org_id}, 'out', 'part', expenses.on_day, expenses.total_cents, expenses.currency, 'cash',
        expenses.id, ${user_id}, expenses.created_at, ${now}
      FROM ${jsonCells(payments)} it
      CROSS JOIN expenses ON expenses.org_id = ${org_id} AND expenses.id = it.value->>1 AND expenses.total_cents > 0`),
    noted: expenseRows.noted(scope, ids),
    counted: db.all<{ birds: number; expenses: number }>(sql`
      SELECT count(*) AS birds, count(DISTINCT expense_id) AS expenses FROM expense_lines
      WHERE org_id = ${org_id} AND expense_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`),
  });
  return counted[0] ?? { birds: 0, expenses: 0 };
}

/** Birds by the day they were bought, in as many expenses as their lines need. */
function byExpense(bought: readonly Bought[]): Array<{ id: string; on: string; birds: Bought[] }> {
  const planned: Array<{ id: string; on: string; birds: Bought[] }> = [];
  for (const bird of bought) {
    const last = planned.at(-1);
    if (last?.on === bird.on && last.birds.length < mostRows) last.birds.push(bird);
    else planned.push({ id: newId("expense"), on: bird.on, birds: [bird] });
  }
  return planned;
}
