import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { HookEvent } from "#db/words/billing.ts";
import { batch } from "#worker/kit/batch.ts";
import { notified } from "#worker/notifications/noting.ts";
import type { Hook } from "./hooks.ts";
import type { Answer } from "./posting.ts";

// What waits belongs to a webhook: its reader is the consumer, which sends the first of it and nothing before that is taken.

/** A delivery that somebody has taken for sending; `tries` with this one. */
export type Claimed = { id: string; n: number; event: HookEvent; subject_id: string; at: string; tries: number };

/** A consumer that has held a delivery this long (seconds) is dead: it has ten to be answered, and a body to make. */
const stuckAfter = 60;
/** Days without one that is taken, after which a webhook is paused. */
const pausedAfter = 5;

const after = (now: string, seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString();
const first = ({ org_id, id }: Hook): SQL => sql`(SELECT head.id FROM webhook_deliveries head
  WHERE head.org_id = ${org_id} AND head.webhook_id = ${id} AND head.state = 'waiting' ORDER BY head.n, head.event LIMIT 1)`;

/**
 * Takes the first of what waits for a webhook, where its time has come and no other consumer has it: `claimed`. `isEmpty`
 * where nothing waits. One trip.
 */
export async function claim(db: Database, hook: Hook, now: string) {
  const { org_id, id } = hook;
  const { claimed, waiting } = await batch(db, {
    claimed: db.all<Claimed>(sql`
      UPDATE webhook_deliveries SET tries = tries + 1, tried_at = ${now}, status = NULL, ms = NULL, answer = NULL,
        next_at = ${after(now, stuckAfter)}
      WHERE org_id = ${org_id} AND id = ${first(hook)} AND state = 'waiting' AND next_at <= ${now} AND EXISTS (
        SELECT 1 FROM webhooks WHERE org_id = ${org_id} AND id = ${id} AND paused_at IS NULL)
      RETURNING id, n, event, subject_id, at, tries`),
    waiting: db.all(sql`SELECT 1 WHERE ${first(hook)} IS NOT NULL`),
  });
  return { claimed: claimed[0], isEmpty: waiting.length === 0 };
}

const asClaimed = ({ org_id }: Hook, { id, tries }: Claimed): SQL =>
  sql`org_id = ${org_id} AND id = ${id} AND state = 'waiting' AND tries = ${tries}`;
const answered = ({ status, ms, answer }: Answer): SQL => sql`status = ${status}, ms = ${ms}, answer = ${answer}`;

/** Notes that a delivery was taken. */
export const markDelivered = (db: Database, hook: Hook, claimed: Claimed, answer: Answer) =>
  batch(db, {
    done: db.run(sql`UPDATE webhook_deliveries SET state = 'delivered', next_at = NULL, ${answered(answer)}
      WHERE ${asClaimed(hook, claimed)}`),
    well: db.run(sql`UPDATE webhooks SET failing_since = NULL
      WHERE org_id = ${hook.org_id} AND id = ${hook.id} AND failing_since IS NOT NULL`),
  });

/**
 * Notes that a delivery was not taken: it waits until `next_at` (ISO), or is given up where that is null. After five days
 * without one that was taken the webhook is paused, and whoever made it is notified.
 */
export function markFailed(
  db: Database,
  hook: Hook,
  claimed: Claimed,
  { answer, next_at, now }: { answer: Answer; next_at: string | null; now: string },
) {
  const { org_id, id, user_id, url } = hook;
  const own = sql`org_id = ${org_id} AND id = ${id}`;
  return batch(db, {
    failed: db.run(sql`UPDATE webhook_deliveries SET state = ${next_at === null ? "failed" : "waiting"},
      next_at = ${next_at}, ${answered(answer)} WHERE ${asClaimed(hook, claimed)}`),
    // Whoever held it too long has nothing to say any more.
    since: db.run(
      sql`UPDATE webhooks SET failing_since = ifnull(failing_since, ${now}) WHERE ${own} AND changes() > 0`,
    ),
    paused: db.run(sql`UPDATE webhooks SET paused_at = ${now}
      WHERE ${own} AND changes() > 0 AND paused_at IS NULL AND failing_since <= ${after(now, -pausedAfter * 86_400)}`),
    told: notified(
      { db, org_id, now, user_id },
      { event: "webhook.paused", key: `${id} ${now}`, link: "/settings/webhooks", facts: { name: new URL(url).host } },
    ),
  });
}

/** Seals the secret of a webhook anew, where it is still the one that was read. */
export const resealed = (db: Database, { org_id, id, secret }: Hook, sealed: string) =>
  db.run(sql`UPDATE webhooks SET secret = ${sealed} WHERE org_id = ${org_id} AND id = ${id} AND secret = ${secret}`);

/** Days for which is kept what was told, and what is not yet. */
const keptDays = 30;
/** So many are deleted within a minute. */
const mostDeleted = 5000;

/** Deletes what is older than the log goes back. */
export async function removeOldDeliveries(db: Database, now: string): Promise<void> {
  const before = after(now, -keptDays * 86_400);
  await batch(db, {
    deliveries:
      db.run(sql`DELETE FROM webhook_deliveries WHERE (org_id, id) IN (SELECT org_id, id FROM webhook_deliveries
      WHERE created_at < ${before} ORDER BY created_at LIMIT ${mostDeleted})`),
    marks: db.run(sql`DELETE FROM hook_marks
      WHERE n IN (SELECT n FROM hook_marks WHERE at < ${before} ORDER BY at LIMIT ${mostDeleted})`),
  });
}
