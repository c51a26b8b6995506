import { type SQL, sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { jsonCells } from "#worker/json-rows.ts";
import type { Scope } from "#worker/scope.ts";
import type { LineRow } from "./amounts.ts";
import type { ShareRow } from "./share-rows.ts";

type Writer = Pick<Scope, "db" | "org_id">;
/** Of which expense, and when they may be written. */
type Of = { expense_id: string; when: SQL };

/** The statement that writes the lines of an expense, in their order. */
export function linesWritten({ db, org_id }: Writer, lines: readonly LineRow[], { expense_id, when }: Of) {
  const ids = newIds("expense_line", lines.length);
  const cells = lines.map(({ text, cents, vat_bp, net_cents, vat_cents, bird_id }, at) => [
    ...[ids[at], at, text, cents, vat_bp, net_cents, vat_cents, bird_id],
  ]);
  return db.run(sql`
    INSERT INTO expense_lines (id, org_id, expense_id, position, text, cents, vat_bp, net_cents, vat_cents, bird_id)
    SELECT value->>0, ${org_id}, ${expense_id}, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7
    FROM ${jsonCells(cells)} WHERE ${when}`);
}

/** The statement that writes the shares of an expense, in their order. */
export function sharesWritten({ db, org_id }: Writer, shares: readonly ShareRow[], { expense_id, when }: Of) {
  const ids = newIds("expense_share", shares.length);
  const cells = shares.map((it, at) => [
    ...[ids[at], at, it.species_id, it.pair_id, it.bird_id, it.place_id, it.incubator_id, it.text, it.pct_bp, it.cents],
  ]);
  return db.run(sql`
    INSERT INTO expense_shares (id, org_id, expense_id, position, species_id, pair_id, bird_id, place_id, incubator_id,
      text, pct_bp, cents)
    SELECT value->>0, ${org_id}, ${expense_id}, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6,
      value->>7, value->>8, value->>9
    FROM ${jsonCells(cells)} WHERE ${when}`);
}

/** Whether birds may stand in the lines of an expense: at hand, and bought in no other one. */
export function birdsAreFree({ org_id }: Writer, lines: readonly LineRow[], expense_id: string): SQL {
  const ids = lines.flatMap(({ bird_id }) => bird_id ?? []);
  if (ids.length === 0) return sql`true`;
  return sql`(SELECT count(DISTINCT named.value) FROM json_each(${JSON.stringify(ids)}) named
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = named.value AND birds.deleted_at IS NULL AND birds.is_reference = 0
    WHERE NOT EXISTS (SELECT 1 FROM expense_lines taken
      WHERE taken.org_id = ${org_id} AND taken.bird_id = birds.id AND taken.expense_id <> ${expense_id})) = ${ids.length}`;
}
