import { sql } from "drizzle-orm";
import { signedInStatement, signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import { audited } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type DeliveryView, deliveryRow } from "./listing.ts";

/**
 * Lets a paused webhook go on where it stood: what happened meanwhile it is told in order, as far back as is kept. Refuses
 * `missing`, `illegal_state` one that is not paused, and `unauthenticated` when the session has ended meanwhile.
 */
export async function resumeWebhook(scope: Scope, id: string): Promise<void> {
  const { db, org_id, now } = scope;
  const own = sql`org_id = ${org_id} AND id = ${id}`;
  const { here, resumed, rows } = await batch(db, {
    resumed: db.run(sql`UPDATE webhooks SET paused_at = NULL, failing_since = NULL, version = version + 1,
      updated_at = ${now} WHERE ${own} AND paused_at IS NOT NULL AND ${stillSignedIn(scope)}`),
    noted: audited(scope, { subject: "webhook", subject_id: id, deed: "changed", changes: { paused: [true, false] } }),
    waiting: db.run(sql`UPDATE webhook_deliveries SET next_at = ${now}
      WHERE org_id = ${org_id} AND webhook_id = ${id} AND state = 'waiting' AND next_at > ${now}
        AND EXISTS (SELECT 1 FROM webhooks WHERE ${own} AND updated_at = ${now})`),
    rows: db.all(sql`SELECT 1 FROM webhooks WHERE ${own}`),
    here: signedInStatement(scope),
  });
  if (here.length === 0) throw signedOut();
  if (rows.length === 0) throw new Refusal("missing");
  if (resumed.rowsAffected === 0) throw new Refusal("illegal_state", {}, { detail: "webhooks.not_paused" });
}

/**
 * Sends a delivery once more, before all that waits: as it is today, under the id that it had. One that waits for its next
 * attempt is tried at once. Refuses `missing`, `illegal_state` one that is being sent at this moment, and `unauthenticated`
 * when the session has ended meanwhile.
 */
export async function replay(scope: Scope, webhook_id: string, id: string): Promise<DeliveryView> {
  const { db, org_id, now } = scope;
  const { here, replayed, rows } = await batch(db, {
    // While it is being sent, it has been tried and has no answer.
    replayed: db.run(sql`UPDATE webhook_deliveries SET state = 'waiting', tries = 0, next_at = ${now}
      WHERE org_id = ${org_id} AND id = ${id} AND webhook_id = ${webhook_id}
        AND NOT (state = 'waiting' AND tries > 0 AND status IS NULL AND next_at > ${now}) AND ${stillSignedIn(scope)}`),
    rows: deliveryRow(scope, webhook_id, id),
    here: signedInStatement(scope),
  });
  if (here.length === 0) throw signedOut();
  const [delivery] = rows;
  if (!delivery) throw new Refusal("missing");
  if (replayed.rowsAffected === 0) throw new Refusal("illegal_state", {}, { detail: "webhooks.being_sent" });
  return delivery;
}
