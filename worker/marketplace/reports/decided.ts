import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { newId } from "#db/ids.ts";
import type { decisions } from "#db/schema/marketplace-reports.ts";
import type { Language } from "#db/vocabulary.ts";
import type { Env } from "#worker/env.ts";
import type { Statements } from "#worker/kit/batch.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import type { Scope } from "#worker/scope.ts";
import type { DecisionDraft } from "./contract.ts";
import { reporterLetter } from "./letters.ts";
import { newObjectionToken } from "./tokens.ts";

export type Decision = typeof decisions.$inferSelect;
/** What a decision is about: a listing that was reported, or one whose text was held. */
type Matter = Pick<Decision, "listing_id" | "short_key" | "title" | "is_held">;
/** A report that a decision ends. */
export type Reporter = { id: string; number: string; email: string | null; language: Language };

/** The row of a decision that is about to be made. */
export const decisionOf = ({ user_id, now }: Scope, matter: Matter, draft: DecisionDraft): Decision => {
  const { decision, facts, rule } = draft;
  const what = { id: newId("decision"), decision, facts, rule, decided_by: user_id, decided_at: now };
  return { ...matter, ...what, is_revoked: false, step: 0 };
};

/** The statement that keeps a decision while a condition holds, and answers its id. */
export const keptDecision = (db: Database, it: Decision, onlyIf: SQL) =>
  db.all<{ id: string }>(sql`
    INSERT INTO decisions (id, listing_id, short_key, title, decision, is_held, facts, rule, decided_by, decided_at)
    SELECT ${it.id}, ${it.listing_id}, ${it.short_key}, ${it.title}, ${it.decision}, ${Number(it.is_held)}, ${it.facts},
      ${it.rule}, ${it.decided_by}, ${it.decided_at}
    WHERE ${onlyIf} RETURNING id`);

/** The statements by which what was decided against is shown to nobody from this moment on. */
export function blanked(db: Database, { id, decision, listing_id, short_key }: Decision): Statements {
  const stands = sql`EXISTS (SELECT 1 FROM decisions WHERE id = ${id})`;
  if (decision === "kept") return {};
  if (decision !== "seller_closed")
    return {
      blanked: db.run(
        sql`UPDATE market_listings SET is_shown = 0 WHERE id = ${listing_id} AND is_shown = 1 AND ${stands}`,
      ),
    };
  return {
    blanked: db.run(
      sql`UPDATE market_listings SET is_shown = 0 WHERE short_key = ${short_key} AND is_shown = 1 AND ${stands}`,
    ),
    sellerBlanked: db.run(sql`UPDATE market_sellers SET is_shown = 0 WHERE short_key = ${short_key} AND ${stands}`),
  };
}

/** The statements that end reports with a decision: each of those who left an address is told, and may object. */
export async function ended(db: Database, env: Env, it: Decision, reporters: readonly Reporter[]) {
  const statements: Statements = {};
  const mail_ids: string[] = [];
  for (const { id, number, email, language } of reporters) {
    const isEnded = sql`EXISTS (SELECT 1 FROM reports WHERE id = ${id} AND decision_id = ${it.id})`;
    statements[`ended_${id}`] = db.run(sql`UPDATE reports SET decision_id = ${it.id}
      WHERE id = ${id} AND decision_id IS NULL AND EXISTS (SELECT 1 FROM decisions WHERE id = ${it.id})`);
    if (!email) continue;
    const { link, token_hash } = await newObjectionToken(env, it.short_key);
    const mail = outgoing(reporterLetter({ to: email, language }, it, number, link));
    mail_ids.push(mail.id);
    statements[`objecting_${id}`] =
      db.run(sql`INSERT INTO objections (id, decision_id, report_id, token_hash, created_at)
      SELECT ${newId("objection")}, ${it.id}, ${id}, ${token_hash}, ${it.decided_at} WHERE ${isEnded}`);
    statements[`mailed_${id}`] = mailStatement(db, mail, it.decided_at, isEnded);
  }
  return { statements, mail_ids };
}
