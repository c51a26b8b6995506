import { sql } from "drizzle-orm";
import { webhooks } from "#db/schema/webhooks.ts";
import { signedInStatement, signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import { audited, auditedGone } from "#worker/audit.ts";
import { planOf } from "#worker/billing/plans.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import type { Env } from "#worker/env.ts";
import { seal, unseal } from "#worker/factors/sealing.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { isHookUrl } from "./addresses.ts";
import type { WebhookDraft } from "./contract.ts";
import { newHookSecret } from "./signing.ts";

const countOf = (org_id: string) => sql`(SELECT count(*) FROM webhooks held WHERE held.org_id = ${org_id})`;

/**
 * Makes a webhook, which is told of what happens from now on; its secret is answered here and nowhere else. Refuses
 * `invalid` an address that may not be told, `plan_limit` one more than the plan holds, `unauthenticated` when the session
 * has ended meanwhile.
 */
export async function makeWebhook(scope: Scope, env: Env, { url, events }: WebhookDraft) {
  const { db, org_id, user_id, now } = scope;
  if (!isHookUrl(url, env)) throw new Refusal("invalid", { url: ["webhooks.url.invalid"] });
  const address = new URL(url).href;
  const most = planOf(scope.plan).webhooks;
  const id = await idFor(scope, "webhook");
  const sealed = await seal(env, id, newHookSecret());
  const isNew = sql`NOT EXISTS (SELECT 1 FROM webhooks same WHERE same.org_id = ${org_id} AND same.id = ${id})`;
  const isMade = sql`EXISTS (SELECT 1 FROM webhooks same
    WHERE same.org_id = ${org_id} AND same.id = ${id} AND same.secret = ${sealed})`;
  const { here, found } = await batch(db, {
    made: db.run(sql`
      INSERT INTO webhooks (id, org_id, user_id, url, events, secret, place, created_at, updated_at)
      SELECT ${id}, ${org_id}, ${user_id}, ${address}, ${JSON.stringify(events)}, ${sealed},
        ifnull((SELECT max(n) FROM hook_marks WHERE org_id = ${org_id}), 0), ${now}, ${now}
      WHERE ${countOf(org_id)} < ${most} AND ${isNew} AND ${stillSignedIn(scope)}`),
    noted: audited(scope, {
      subject: "webhook",
      subject_id: id,
      deed: "created",
      changes: { url: [null, address], events: [null, events.join(", ")] },
    }),
    entry: noteEntry(scope, "webhook_made", { details: { host: new URL(address).host }, onlyIf: isMade }),
    here: signedInStatement(scope),
    found: db.all<{ secret: string }>(sql`SELECT secret FROM webhooks WHERE org_id = ${org_id} AND id = ${id}`),
  });
  // What was asked for twice under one key was done once, and answers the same.
  const secret = found[0] && (await unseal(env, id, found[0].secret));
  if (secret) return { id, secret };
  throw here.length === 0 ? signedOut() : full(most);
}

const full = (count: number) =>
  new Refusal("plan_limit", {}, { detail: count > 0 ? "webhooks.full" : "webhooks.none_in_plan", values: { count } });

/** Removes a webhook with its log; refuses `missing` where it is not, `unauthenticated` when the session has ended meanwhile. */
export async function removeWebhook(scope: Scope, id: string): Promise<void> {
  const { db, org_id } = scope;
  const which = sql`org_id = ${org_id} AND id = ${id} AND ${stillSignedIn(scope)}`;
  const { here, gone } = await batch(db, {
    entry: noteEntry(scope, "webhook_removed", { onlyIf: sql`EXISTS (SELECT 1 FROM webhooks WHERE ${which})` }),
    noted: auditedGone(scope, { table: webhooks, subject: "webhook", columns: ["url"], which }),
    gone: db.run(sql`DELETE FROM webhooks WHERE ${which}`),
    here: signedInStatement(scope),
  });
  if (here.length === 0) throw signedOut();
  if (gone.rowsAffected === 0) throw new Refusal("missing");
}
