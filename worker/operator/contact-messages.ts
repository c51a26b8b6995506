import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { contactMessages } from "#db/schema/support.ts";
import { batch } from "#worker/kit/batch.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { PageQuery } from "./contract.ts";
import { answerLetter } from "./letters.ts";
import { type Listed, pageOf } from "./page-of.ts";
import { actionStatement, requestKey } from "./record/actions.ts";

/** What a visitor wrote on the contact page, with what they were answered. */
export type ContactMessage = typeof contactMessages.$inferSelect;
/** The same as a line of the list: the beginning of its words. */
export type ContactRow = Pick<ContactMessage, "id" | "full_name" | "subject" | "answered_at" | "created_at"> & {
  words: string;
};

/** Messages of visitors: those nobody has answered, the oldest first, or all of them, the newest first. */
export function listContact(
  db: Database,
  query: PageQuery & { show: "unanswered" | "all" },
): Promise<Listed<ContactRow>> {
  const isAll = query.show === "all";
  return pageOf(db, query, {
    columns: sql`id, full_name, subject, substr(message, 1, 140) AS words, answered_at, created_at`,
    from: isAll ? sql`contact_messages` : sql`contact_messages WHERE answered_at IS NULL`,
    order: isAll ? sql`created_at DESC` : sql`created_at, id`,
  });
}

/** One message; `missing` where there is none any more: they are kept a year. */
export async function findContact(db: Database, id: string): Promise<ContactMessage> {
  const [found] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!found) throw new Refusal("missing");
  return found;
}

/**
 * Answers a message once, by a mail in the visitor's language under their own subject; `conflict` where it is answered
 * already, by whomever. The message and the id of the mail to announce.
 */
export async function answerContact(scope: Scope, id: string, text: string, reply_to: string | undefined) {
  const { db, now } = scope;
  const message = await findContact(db, id);
  const mail = outgoing(answerLetter(message, text, reply_to), `mail_${id}_answer`);
  const action = { kind: "contact_answered", subject_id: id } as const;
  const key = await requestKey(scope, action);
  const { written, answered } = await batch(db, {
    written: db.run(sql`UPDATE contact_messages SET answer = ${text}, answered_at = ${now}
      WHERE id = ${id} AND answered_at IS NULL`),
    action: actionStatement(scope, action, key, sql`changes() > 0`),
    mailed: mailStatement(
      db,
      mail,
      now,
      sql`EXISTS (SELECT 1 FROM contact_messages WHERE id = ${id} AND answered_at = ${now} AND answer = ${text})`,
    ),
    answered: db.select().from(contactMessages).where(eq(contactMessages.id, id)),
  });
  const [current] = answered;
  // The same answer sent twice is one.
  if (!current || current.answer !== text) throw new Refusal("conflict", {}, { detail: "operator.contact.answered" });
  return { message: current, mail_id: written.rowsAffected > 0 ? mail.id : undefined };
}
