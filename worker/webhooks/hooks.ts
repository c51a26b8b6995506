import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { PlanKey } from "#db/vocabulary.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import { planInForce, planOf } from "#worker/billing/plans.ts";
import { batch } from "#worker/kit/batch.ts";
import { languageOf } from "#worker/problem.ts";
import type { Scope } from "#worker/scope.ts";

/** A webhook that is to be served, and how long nothing of it was taken. */
export type Hook = {
  id: string;
  org_id: string;
  user_id: string;
  url: string;
  secret: string;
  failing_since: string | null;
};

type Owner = {
  plan: PlanKey;
  trial_ends_at: string | null;
  closes_at: string | null;
  locale: string;
  timezone: string;
};

/**
 * The webhooks of an organisation that the plan holds today and nobody paused, the oldest first, and in whose name they
 * are told: as its owner, for what they are told is judged by nobody who asks. One trip.
 */
export async function hooksInForce(db: Database, org_id: string, now: string) {
  const { owners, hooks } = await batch(db, {
    owners: db.all<Owner>(
      sql`SELECT plan, trial_ends_at, closes_at, locale, timezone FROM organizations WHERE id = ${org_id}`,
    ),
    hooks: db.all<
      Hook & { paused_at: string | null }
    >(sql`SELECT id, org_id, user_id, url, secret, failing_since, paused_at
      FROM webhooks WHERE org_id = ${org_id} ORDER BY created_at, id`),
  });
  const [owner] = owners;
  if (!owner) return undefined;
  const plan = planInForce(owner, now);
  const held = hooks.slice(0, planOf(plan).webhooks).filter(({ paused_at }) => paused_at === null);
  return { hooks: held, scopeFor: (hook: Hook) => scopeOf(db, hook, { ...owner, plan }, now) };
}

function scopeOf(db: Database, { org_id, user_id }: Hook, owner: Owner, now: string): Scope {
  const { plan, closes_at, locale, timezone } = owner;
  const language = languageOf(locale);
  return {
    db,
    org_id,
    user_id,
    role: "owner",
    plan,
    trial_ends_at: null,
    closes_at,
    language,
    papers_language: language,
    logo_key: null,
    look: null,
    now,
    today: dayIn(timezone, now),
    confirmed_at: "",
    idempotency_key: undefined,
  };
}

/** The organisations whose webhooks have something to be told by an instant (ISO). */
export const organizationsDue = (db: Database, now: string) =>
  db.all<{ org_id: string }>(sql`
    SELECT DISTINCT hook.org_id FROM webhooks hook
    WHERE hook.paused_at IS NULL AND (
      EXISTS (SELECT 1 FROM hook_marks mark WHERE mark.org_id = hook.org_id AND mark.n > hook.place)
      OR (SELECT head.next_at FROM webhook_deliveries head WHERE head.org_id = hook.org_id AND head.webhook_id = hook.id
        AND head.state = 'waiting' ORDER BY head.n LIMIT 1) <= ${now})`);
