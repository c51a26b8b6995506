import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { decisions, objections } from "#db/schema/marketplace-reports.ts";
import type { Language } from "#db/vocabulary.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import type { Env } from "#worker/env.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { announceMails } from "#worker/mail/announce.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { VerdictDraft } from "./contract.ts";
import type { Decision } from "./decided.ts";
import { undone } from "./effects.ts";
import { ownersOf, removalsThatClose } from "./finishing.ts";
import { verdictLetter } from "./letters.ts";

type Objection = typeof objections.$inferSelect;

/**
 * Answers an objection. A seller's that is right undoes the decision; a reporter's that is right opens their report anew. Who
 * objected is told. The ids of the mails to announce.
 */
export async function answerObjection(scope: Scope, id: string, draft: VerdictDraft): Promise<string[]> {
  const { db, now } = scope;
  const { is_upheld, answer } = draft;
  const isAnswered = sql`EXISTS (SELECT 1 FROM objections WHERE id = ${id} AND closed_at = ${now})`;
  const ours = sql`(SELECT decision_id FROM objections WHERE id = ${id} AND report_id IS NULL)`;
  const { closed, there } = await batch(db, {
    closed: db.all(sql`UPDATE objections SET is_upheld = ${Number(is_upheld)}, answer = ${answer}, closed_at = ${now}
      WHERE id = ${id} AND objected_at IS NOT NULL AND closed_at IS NULL RETURNING id`),
    revoked: db.run(
      sql`UPDATE decisions SET is_revoked = 1 WHERE id = ${ours} AND ${Number(is_upheld)} = 1 AND ${isAnswered}`,
    ),
    reopened: db.run(sql`UPDATE reports SET decision_id = NULL
      WHERE id = (SELECT report_id FROM objections WHERE id = ${id}) AND ${Number(is_upheld)} = 1 AND ${isAnswered}`),
    there: db.select({ objected_at: objections.objected_at }).from(objections).where(eq(objections.id, id)),
  });
  if (!there[0]?.objected_at) throw new Refusal("missing");
  if (closed.length === 0)
    throw new Refusal("illegal_state", {}, { detail: "marketplace.verdict.made", from: "closed" });
  return finishVerdict(db, id, now);
}

type Case = {
  objection: Objection;
  decision: Decision;
  /** Whose rows are to have it; undefined where the seller is gone. */
  org_id: string | undefined;
  staysClosed: boolean;
  /** Whoever objected. */
  readers: Array<{ email: string | null; language: Language; first_name?: string }>;
};

async function caseOf(db: Database, id: string, now: string): Promise<Case | undefined> {
  const [objection] = await db.select().from(objections).where(eq(objections.id, id));
  if (!objection?.closed_at || objection.step > 0) return undefined;
  const [decision] = await db.select().from(decisions).where(eq(decisions.id, objection.decision_id));
  if (!decision) return undefined;
  const { owners, reporters, standing } = await batch(db, {
    owners: ownersOf(db, decision.short_key),
    reporters: db.all<{ email: string | null; language: Language }>(sql`SELECT email, language FROM reports
      WHERE id = ${objection.report_id ?? ""}`),
    standing: standingAgainst(db, decision.short_key, now),
  });
  const readers = objection.report_id === null ? owners : reporters;
  return { objection, decision, org_id: owners[0]?.org_id, staysClosed: (standing[0]?.n ?? 0) > 0, readers };
}

/** Brings what came of an objection to the seller's own rows, and tells who objected: in one batch, and once. */
async function finishVerdict(db: Database, id: string, now: string): Promise<string[]> {
  const found = await caseOf(db, id, now);
  if (!found) return [];
  const { objection, decision, org_id, staysClosed, readers } = found;
  const due = sql`EXISTS (SELECT 1 FROM objections WHERE id = ${id} AND step = 0)`;
  const isUpheld = objection.is_upheld === true;
  const isSellers = objection.report_id === null;
  const isUndone = isUpheld && isSellers && org_id !== undefined;
  const statements: Statements = isUndone ? undone({ db, org_id, now, due }, decision, staysClosed) : {};
  const mails = readers.flatMap(({ email, ...reader }, at) => {
    if (!email) return [];
    const letter = verdictLetter({ ...reader, to: email }, decision.title, isUpheld, objection.answer ?? "");
    const mail = outgoing(letter, `mail_${id}_${at}`);
    return [isSellers && org_id ? { ...mail, org_id } : mail];
  });
  await batch(db, {
    ...statements,
    ...Object.fromEntries(mails.map((mail) => [mail.id, mailStatement(db, mail, now, due)])),
    done: db.run(sql`UPDATE objections SET step = 1 WHERE id = ${id} AND step = 0`),
  });
  return mails.map((mail) => mail.id);
}

/** How much keeps a seller closed: a decision that closed them, and removals once they are so many. */
const standingAgainst = (db: Database, short_key: string, now: string) =>
  db.all<{ n: number }>(sql`SELECT sum(decision = 'seller_closed') + (sum(decision = 'removed' AND is_held = 0
      AND decided_at > ${secondsFrom(now, -removalsThatClose.days * 86_400)}) >= ${removalsThatClose.count}) AS n
    FROM decisions WHERE short_key = ${short_key} AND is_revoked = 0`);

/** Scheduled job: finishes answers whose second half did not come to pass. */
export async function finishVerdicts(db: Database, env: Env, now: string): Promise<void> {
  const left = await db
    .select({ id: objections.id })
    .from(objections)
    .where(sql`closed_at IS NOT NULL AND step = 0`)
    .limit(20);
  for (const { id } of left) await announceMails(env, await finishVerdict(db, id, now));
}
