import { eq, sql } from "drizzle-orm";
import { marketHeld } from "#db/schema/marketplace-reports.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { DecisionDraft } from "./contract.ts";
import { blanked, type Decision, decisionOf, ended, keptDecision, type Reporter } from "./decided.ts";
import { finish } from "./finishing.ts";

/** A report ends together with all others that stand against its listing; more wait for the next decision. */
const mostAtOnce = 50;

type OpenReport = Reporter & { listing_id: string; short_key: string; title: string; decision_id: string | null };
type Made = { decision: Decision; mail_ids: string[] };

/** Decides what stands against a listing. All open reports of it end with that; everybody is told, and may object. */
export async function decideReport(scope: Scope, env: Env, id: string, draft: DecisionDraft): Promise<Made> {
  const { db } = scope;
  const open = await db.all<OpenReport>(sql`
    SELECT id, number, email, language, listing_id, short_key, decision_id, ifnull(listing->>'title', '') AS title
    FROM reports WHERE listing_id = (SELECT listing_id FROM reports WHERE id = ${id})
      AND (decision_id IS NULL OR id = ${id}) ORDER BY id = ${id} DESC, created_at LIMIT ${mostAtOnce}`);
  const [first] = open;
  if (first?.id !== id) throw new Refusal("missing");
  if (first.decision_id !== null) throw decidedAlready();
  const { listing_id, short_key, title } = first;
  const decision = decisionOf(scope, { listing_id, short_key, title, is_held: false }, draft);
  const { statements, mail_ids } = await ended(db, env, decision, open);
  const { made } = await batch(db, {
    made: keptDecision(db, decision, sql`EXISTS (SELECT 1 FROM reports WHERE id = ${id} AND decision_id IS NULL)`),
    ...statements,
    ...blanked(db, decision),
  });
  if (made.length === 0) throw decidedAlready();
  return { decision, mail_ids: [...mail_ids, ...(await finish(db, env, decision, scope.now))] };
}

/** Decides about a text that was held: `kept` shows it. One that was changed since it was read is `stale`. */
export async function decideHeld(scope: Scope, env: Env, id: string, draft: DecisionDraft): Promise<Made> {
  const { db } = scope;
  const [held] = await db.select().from(marketHeld).where(eq(marketHeld.id, id));
  if (!held) throw new Refusal("missing");
  const seen = draft.seen ?? held.held_at;
  if (seen !== held.held_at) throw new Refusal("stale");
  const { short_key, title } = held;
  const decision = decisionOf(scope, { listing_id: id, short_key, title, is_held: true }, draft);
  const { made } = await batch(db, {
    made: keptDecision(
      db,
      decision,
      sql`EXISTS (SELECT 1 FROM market_held WHERE id = ${id} AND held_at = ${seen})
        AND NOT EXISTS (SELECT 1 FROM decisions WHERE listing_id = ${id} AND step = 0)`,
    ),
    ...blanked(db, decision),
  });
  if (made.length === 0) throw new Refusal("stale");
  return { decision, mail_ids: await finish(db, env, decision, scope.now) };
}

const decidedAlready = () => new Refusal("illegal_state", {}, { detail: "marketplace.decision.made", from: "decided" });
