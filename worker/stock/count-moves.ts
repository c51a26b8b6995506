import { sql } from "drizzle-orm";
import { jsonRows } from "#worker/json-rows.ts";
import type { Statements } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { taking } from "./taking.ts";

/** What was counted at once: the ids of the counts, how those of their moves begin, its day and reason. */
export type Sheet = { ids: readonly string[]; base: string; on: string; why: string | null };

const columns = sql.raw("id, org_id, item_id, lot_id, kind, quantity, on_day, why, count_id, user_id, created_at");

/**
 * The statements that make the shelf hold what counts of this very write say, behind them: the lot of an item that never
 * had one, and moves of the differences. What a feed round owes to a lot is settled first; what lacks is taken as a use
 * would take it, of expired lots too, and what is too much lies in the last lot.
 */
export function differencesBooked(scope: Scope, { ids, base, on, why }: Sheet) {
  const { db, org_id, user_id, now } = scope;
  const of = (item: string) => sql`org_id = ${org_id} AND item_id = ${sql.raw(item)}`;
  const made = sql`(SELECT counts.id, counts.item_id, items.balance,
      -- What is to lie there now: what was counted, and what has moved since that day.
      counts.counted + ifnull((SELECT sum(quantity) FROM stock_moves WHERE ${of("counts.item_id")} AND on_day > ${on}), 0) AS target
    FROM ${jsonRows(ids)} named CROSS JOIN counts ON counts.org_id = ${org_id} AND counts.id = named.value AND counts.created_at = ${now}
    CROSS JOIN items ON items.org_id = ${org_id} AND items.id = counts.item_id)`;
  const rest = sql`${on}, ${why}`;
  return {
    lot: db.run(sql`
      INSERT INTO lots (id, org_id, item_id, on_day, quantity, created_at)
      SELECT 'lot_' || lower(hex(randomblob(13))), ${org_id}, made.item_id, ${on}, made.target, ${now} FROM ${made} made
      WHERE made.target > 0 AND NOT EXISTS (SELECT 1 FROM lots WHERE ${of("made.item_id")})`),
    owed: db.run(sql`
      INSERT INTO stock_moves (${columns})
      SELECT ${base} || printf('_a%05d', row_number() OVER (ORDER BY lots.id)), ${org_id}, made.item_id, lots.id, 'count',
        -lots.balance, ${rest}, made.id, ${user_id}, ${now}
      FROM ${made} made CROSS JOIN lots INDEXED BY lots_in_use ON lots.org_id = ${org_id} AND lots.item_id = made.item_id
        AND lots.balance <> 0 AND lots.balance < 0`),
    lacking: taking(
      scope,
      sql`SELECT 0 AS key, made.item_id, made.balance - made.target AS quantity, NULL AS pair_id, NULL AS species_id,
        NULL AS place_id FROM ${made} made`,
      {
        kind: "count",
        on,
        base,
        why,
        expired: true,
        below: true,
        count_id: sql`(SELECT id FROM ${made} made WHERE made.item_id = pieces.item_id)`,
      },
    ),
    found: db.run(sql`
      INSERT INTO stock_moves (${columns})
      SELECT ${base} || printf('_z%05d', row_number() OVER (ORDER BY made.item_id)), ${org_id}, made.item_id,
        (SELECT id FROM lots WHERE ${of("made.item_id")}
          ORDER BY balance > 0 DESC, expires_on IS NULL DESC, expires_on DESC, on_day DESC, id DESC LIMIT 1),
        'count', made.target - made.balance, ${rest}, made.id, ${user_id}, ${now}
      FROM ${made} made WHERE made.target > made.balance`),
  } satisfies Statements;
}
