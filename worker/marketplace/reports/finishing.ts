import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { decisions } from "#db/schema/marketplace-reports.ts";
import type { Language } from "#db/vocabulary.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import type { Env } from "#worker/env.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { announceMails } from "#worker/mail/announce.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import type { Decision } from "./decided.ts";
import { closedSeller, listingAfter } from "./effects.ts";
import { sellerLetter } from "./letters.ts";
import { newObjectionToken } from "./tokens.ts";

/** So many removals in so many days close publishing. */
export const removalsThatClose = { count: 3, days: 90 } as const;

type Owner = { id: string; org_id: string; email: string; first_name: string; language: Language };

/** Those who run the organisation with a short key; none where it is gone. */
export const ownersOf = (db: Database, short_key: string) =>
  db.all<Owner>(sql`SELECT users.id, users.org_id, users.email, users.first_name, users.language
    FROM organizations JOIN users ON users.org_id = organizations.id
    WHERE organizations.short_key = ${short_key} AND users.role = 'owner' AND users.is_active = 1`);

/** How many removals of the last days count against a seller. */
const removalsOf = (db: Database, short_key: string, now: string) =>
  db.all<{ n: number }>(sql`SELECT count(*) AS n FROM decisions WHERE short_key = ${short_key} AND decision = 'removed'
    AND is_held = 0 AND is_revoked = 0 AND decided_at > ${secondsFrom(now, -removalsThatClose.days * 86_400)}`);

/**
 * Brings a decision to the seller's own rows and tells its owners, in one batch and once: the seller has the reasons, and the
 * way to object. The ids of the mails to announce.
 */
export async function finish(db: Database, env: Env, decision: Decision, now: string): Promise<string[]> {
  const { id, short_key } = decision;
  const due = sql`EXISTS (SELECT 1 FROM decisions WHERE id = ${id} AND step = 0)`;
  const { owners, removals } = await batch(db, {
    owners: ownersOf(db, short_key),
    removals: removalsOf(db, short_key, now),
  });
  const isThird =
    decision.decision === "removed" && !decision.is_held && (removals[0]?.n ?? 0) >= removalsThatClose.count;
  const org_id = owners[0]?.org_id;
  const token = await newObjectionToken(env, short_key);
  const statements: Statements = org_id ? listingAfter({ db, org_id, now, due }, decision) : {};
  if (org_id && (isThird || decision.decision === "seller_closed"))
    Object.assign(statements, closedSeller({ db, org_id, now, due }, decision, isThird, owners[0]?.language ?? "pt"));
  const mails = isSilent(decision)
    ? []
    : owners.map((owner) => ({
        ...outgoing(
          sellerLetter({ ...owner, to: owner.email }, decision, token.link, isThird),
          `mail_${id}_${owner.id}`,
        ),
        org_id: owner.org_id,
      }));
  await batch(db, {
    ...statements,
    ...Object.fromEntries(mails.map((mail) => [mail.id, mailStatement(db, mail, now, due)])),
    objecting: db.run(sql`INSERT INTO objections (id, decision_id, token_hash, created_at)
      SELECT ${`obj_${id}`}, ${id}, ${token.token_hash}, ${now} WHERE ${due} ON CONFLICT (id) DO NOTHING`),
    done: db.run(sql`UPDATE decisions SET step = 1 WHERE id = ${id} AND step = 0`),
  });
  return mails.map((mail) => mail.id);
}

// A report that came to nothing is no matter of the seller's: nobody hears that they were accused of what they did not do.
const isSilent = ({ decision, is_held }: Decision) => decision === "kept" && !is_held;

/** Scheduled job: finishes decisions whose second half did not come to pass. */
export async function finishDecisions(db: Database, env: Env, now: string): Promise<void> {
  const left = await db.select().from(decisions).where(sql`step = 0`).orderBy(decisions.decided_at).limit(20);
  for (const decision of left) await announceMails(env, await finish(db, env, decision, now));
}
