import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { PageQuery } from "./contract.ts";
import { type Listed, pageOf } from "./page-of.ts";
import { actionStatement, requestKey } from "./record/actions.ts";

/** A mail that was given up, without its words. */
export type FailedMail = {
  id: string;
  to: string;
  subject: string;
  attempts: number;
  last_error: string | null;
  again_at: string | null;
  created_at: string;
};

/** Mails that were given up, the newest first. */
export const listFailedMails = (db: Database, query: PageQuery): Promise<Listed<FailedMail>> =>
  pageOf(db, query, {
    columns: sql`id, recipient AS "to", subject, attempts, last_error, again_at, created_at`,
    from: sql`mails WHERE state = 'failed'`,
    order: sql`created_at DESC`,
  });

/**
 * Sends a mail that was given up once more, from the beginning of its attempts; `illegal_state` where it was sent again
 * before or is under way, `missing` where there is none. The queue is to be told of it.
 */
export async function sendMailAgain(scope: Scope, id: string): Promise<void> {
  const { db, now } = scope;
  const action = { kind: "mail_sent_again", subject_id: id } as const;
  const key = await requestKey(scope, action);
  const { written, rows } = await batch(db, {
    written: db.run(sql`UPDATE mails SET state = 'queued', attempts = 0, claimed_at = NULL, last_error = NULL,
      again_at = ${now} WHERE id = ${id} AND state = 'failed' AND again_at IS NULL`),
    action: actionStatement(scope, action, key, sql`changes() > 0`),
    rows: db.all(sql`SELECT 1 FROM mails WHERE id = ${id}`),
  });
  if (rows.length === 0) throw new Refusal("missing");
  if (written.rowsAffected === 0) throw new Refusal("illegal_state", {}, { detail: "operator.mail.again" });
}
