import { type SQL, sql } from "drizzle-orm";
import { countStatement, rate, refuseBeyond, within } from "#worker/accounts/rates.ts";
import { audited } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import type { FeedbackDraft, FeedbackView } from "./contract.ts";

const perPage = 25;

/** What the caller wrote themselves: nobody else of their organisation reads it. */
const reading = ({ db, org_id, user_id }: Scope, which: SQL) =>
  db.all<FeedbackView>(sql`
    SELECT id, type, title, description, rating, state, line, decided_at, created_at FROM feedback
    WHERE org_id = ${org_id} AND user_id = ${user_id} ${which}`);

/** The caller's own, the newest first, and what became of each; a page of 25. */
export async function listFeedback(scope: Scope, page: number) {
  const { db, org_id, user_id } = scope;
  const { rows, counted } = await batch(db, {
    rows: reading(scope, sql`ORDER BY created_at DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
    counted: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM feedback
      WHERE org_id = ${org_id} AND user_id = ${user_id}`),
  });
  const total = counted[0]?.n ?? 0;
  return { data: rows, page, total, total_pages: Math.max(1, Math.ceil(total / perPage)) };
}

/**
 * Keeps what the caller thinks, twenty an hour, with a line in the trail. The same Idempotency-Key keeps it once; 409 where
 * it comes with other words.
 */
export async function giveFeedback(scope: Scope, env: Env, draft: FeedbackDraft): Promise<FeedbackView> {
  const { db, org_id, user_id, now } = scope;
  const { type, title, description, rating = null } = draft;
  const id = await idFor(scope, "feedback");
  const byPerson = await rate(env, "feedback.account", user_id);
  const { counted, found } = await batch(db, {
    counted: countStatement(db, byPerson, now),
    made: db.run(sql`INSERT INTO feedback (id, org_id, user_id, type, title, description, rating, created_at)
      SELECT ${id}, ${org_id}, ${user_id}, ${type}, ${title}, ${description}, ${rating}, ${now}
      WHERE ${within(byPerson)} ON CONFLICT DO NOTHING`),
    line: audited(scope, { subject: "feedback", subject_id: id, deed: "created", changes: { title: [null, title] } }),
    found: reading(scope, sql`AND id = ${id}`),
  });
  const [kept] = found;
  if (!kept) refuseBeyond([[byPerson, counted]], now, "support.feedback.too_many");
  const isSame = kept?.type === type && kept.title === title && kept.description === description;
  if (!kept || !isSame || kept.rating !== rating)
    throw new Refusal("conflict", {}, { detail: "support.feedback.key_reused" });
  return kept;
}
