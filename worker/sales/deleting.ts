import { sql } from "drizzle-orm";
import { sales } from "#db/schema/sales.ts";
import { auditedGone } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { unlessReferred } from "#worker/kit/in-use.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { Sale } from "./sale-rows.ts";

/**
 * Deletes a draft, of that version where one is named (`stale`); whatever has a number is cancelled first (`illegal_state`). A
 * draft that was paid for is in use: `conflict`.
 */
export async function deleteSale(scope: Scope, id: string, version?: number): Promise<void> {
  const { db, org_id } = scope;
  const isVersion = version === undefined ? sql`` : sql` AND version = ${version}`;
  const which = sql`org_id = ${org_id} AND id = ${id} AND state = 'draft'${isVersion}`;
  const done = await unlessReferred(
    batch(db, {
      found: db.all<Pick<Sale, "state" | "version">>(
        sql`SELECT state, version FROM sales WHERE org_id = ${org_id} AND id = ${id}`,
      ),
      line: auditedGone(scope, { table: sales, subject: "sale", columns: ["begun_on", "total_cents"], which }),
      gone: db.all<{ id: string }>(sql`DELETE FROM sales WHERE ${which} RETURNING id`),
    }),
  );
  if (!done) throw new Refusal("conflict", {}, { detail: "sales.delete.paid" });
  const [sale] = done.found;
  if (!sale) throw new Refusal("missing");
  if (done.gone.length > 0) return;
  if (sale.state === "draft") throw new Refusal("stale", {}, { current: sale });
  throw new Refusal("illegal_state", {}, { from: sale.state, detail: "sales.delete.numbered" });
}
