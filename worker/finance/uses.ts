import { type SQL, sql } from "drizzle-orm";
import { isNet, type Organization } from "./movements.ts";
import type { Period } from "./periods.ts";

// The move by which its lot came, or what corrects that one. A lot that was there when it was first counted cost nothing known.
const isOrigin =
  sql.raw(`ifnull(moved.kind, m.kind) = 'purchase' OR (ifnull(moved.created_at, m.created_at) = lots.created_at
  AND ifnull(moved.quantity, m.quantity) > 0
  AND (ifnull(moved.kind, m.kind) = 'return' OR (ifnull(moved.kind, m.kind) = 'count' AND lots.cents IS NULL)))`);

/** The moves of some days by which lots become less: all but those by which they came, and what was wrong with these. */
const went = ({ org_id }: Organization, columns: SQL, days: SQL): SQL => sql`
  SELECT ${columns}
  FROM stock_moves m INDEXED BY stock_moves_by_day
  CROSS JOIN lots ON lots.org_id = ${org_id} AND lots.id = m.lot_id
  LEFT JOIN stock_moves moved ON moved.org_id = ${org_id} AND moved.id = m.corrects_id
  WHERE m.org_id = ${org_id} AND ${days} AND NOT (${isOrigin})`;

/** SQL: what so much of a lot is worth, to the nearest minor unit and a half to the even one, as the shelf has it (`lotValue`). */
function worth(units: string): SQL {
  const whole = `abs(${units} * cost)`;
  return sql.raw(`CAST(${whole} / came + (2 * (${whole} % came) > came OR (2 * (${whole} % came) = came AND (${whole} / came) % 2 = 1)) AS INTEGER)
    * iif(${units} < 0, -1, 1)`);
}

/**
 * SQL: a SELECT of what was used of the stock in a period, move by move, with what it cost: `id, item_id, on_day, quantity` (units,
 * less than nothing where it came back), `pair_id, species_id, place_id` it was for, `currency` and `cents`, both null where
 * nobody knows what the lot cost. Without VAT where that is got back. Each move costs what its lot is worth less for it, so that all uses
 * and what is left come to what the lot cost, and months to their year. What is sold costs too and is left out.
 */
export const used = (scope: Organization, { from, to }: Period): SQL => {
  const columns =
    sql.raw(`m.id, m.item_id, m.lot_id, m.on_day, -m.quantity AS quantity, m.pair_id, m.species_id, m.place_id,
    ifnull(moved.kind, m.kind) = 'sale' AS is_sale, lots.quantity AS came, lots.balance, lots.currency, lots.cents, lots.vat_cents`);
  return sql`
  SELECT id, item_id, on_day, quantity, pair_id, species_id, place_id, iif(cost IS NULL, NULL, currency) AS currency,
    ${worth("before")} - ${worth("(before - quantity)")} AS cents
  FROM (
    SELECT gone.*, iif(gone.came > 0, gone.cents - iif(${isNet(scope)}, gone.vat_cents, 0), NULL) AS cost,
      gone.balance + ifnull(later.quantity, 0) + sum(gone.quantity) OVER (PARTITION BY gone.lot_id
        ORDER BY gone.is_sale, gone.pair_id, gone.species_id, gone.place_id, gone.on_day DESC, gone.id DESC
        ROWS UNBOUNDED PRECEDING) AS before
    FROM (${went(scope, columns, sql`m.on_day BETWEEN ${from} AND ${to}`)}) gone
    LEFT JOIN (SELECT lot_id, sum(quantity) AS quantity
      FROM (${went(scope, sql.raw("m.lot_id, -m.quantity AS quantity"), sql`m.on_day > ${to}`)}) GROUP BY lot_id
    ) later ON later.lot_id = gone.lot_id
  ) WHERE is_sale = 0`;
};

/** SQL: whether a row of `used` was for all birds alike. */
export const isForAll = sql.raw("pair_id IS NULL AND species_id IS NULL AND place_id IS NULL");
