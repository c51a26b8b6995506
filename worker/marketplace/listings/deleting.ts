import { sql } from "drizzle-orm";
import { listings } from "#db/schema/marketplace.ts";
import type { ListingState } from "#db/words/market.ts";
import { auditedGone } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { unlessReferred } from "#worker/kit/in-use.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/**
 * Deletes a draft that strangers never saw, of that version where one is named (`stale`); anything else is `illegal_state`: what
 * was seen once keeps its address.
 */
export async function deleteListing(scope: Scope, id: string, version?: number): Promise<void> {
  const { db, org_id } = scope;
  const isVersion = version === undefined ? sql`` : sql` AND version = ${version}`;
  const which = sql`org_id = ${org_id} AND id = ${id} AND state = 'draft' AND published_at IS NULL${isVersion}`;
  const done = await unlessReferred(
    batch(db, {
      found: db.all<{ state: ListingState; version: number }>(
        sql`SELECT state, version FROM listings WHERE org_id = ${org_id} AND id = ${id}`,
      ),
      line: auditedGone(scope, { table: listings, subject: "listing", columns: ["title", "kind"], which }),
      gone: db.all<{ id: string }>(sql`DELETE FROM listings WHERE ${which} RETURNING id`),
    }),
  );
  const [listing] = done?.found ?? [];
  if (done && !listing) throw new Refusal("missing");
  if (done?.gone.length === 0 && version !== undefined && listing?.version !== version)
    throw new Refusal("stale", {}, { current: listing });
  if (!done || done.gone.length === 0) throw new Refusal("illegal_state", {}, { from: listing?.state ?? "draft" });
}
