import { eq, lt, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "#db/connection.ts";
import { idForKey, newId } from "#db/ids.ts";
import { contactMessages } from "#db/schema/support.ts";
import { fallbackLanguage } from "#db/vocabulary.ts";
import { countStatement, rate, refuseBeyond, within } from "#worker/accounts/rates.ts";
import { secondsFrom, type Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { refuseUntimely } from "#worker/kit/form-timing.ts";
import type { Reporting } from "#worker/kit/room.ts";
import { acknowledgementLetter, operatorLetter } from "#worker/mail/letters.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import type { contactDraft } from "./contract.ts";

/** Days a contact message is kept. */
export const messageDays = 365;

type Received = { id: string; mail_ids: string[] };

/**
 * Keeps a visitor's message, tells the operator and thanks the sender, in one batch. The same Idempotency-Key from the
 * same address answers the same message, whatever the limits say by then, or 409 when it says something else. The ids of
 * the mails to announce.
 */
export async function receiveMessage(visitor: Visitor, draft: z.output<typeof contactDraft>): Promise<Received> {
  refuseUntimely(visitor);
  const { db, env, now, language } = visitor;
  const { full_name, email, subject } = draft;
  const message = draft.message ?? "";
  const byIp = await rate(env, "contact.ip", visitor.ip);
  const byAddress = await rate(env, "contact.address", email);
  const id = await messageId(visitor, email);
  const letters = lettersFor(visitor, id, { full_name, email, subject, message });
  const isNew = sql`EXISTS (SELECT 1 FROM contact_messages WHERE id = ${id} AND created_at = ${now})`;
  const {
    ips,
    addresses,
    kept: [kept],
  } = await batch(db, {
    ips: countStatement(db, byIp, now),
    addresses: countStatement(db, byAddress, now, byIp),
    inserted: db.run(sql`INSERT INTO contact_messages (id, full_name, email, subject, message, language, created_at)
      SELECT ${id}, ${full_name}, ${email}, ${subject}, ${message}, ${language}, ${now}
      WHERE ${within(byIp)} AND ${within(byAddress)} ON CONFLICT (id) DO NOTHING`),
    kept: db.select().from(contactMessages).where(eq(contactMessages.id, id)),
    ...Object.fromEntries(letters.map((mail) => [mail.id, mailStatement(db, mail, now, isNew)])),
  });
  if (!kept)
    refuseBeyond(
      [
        [byIp, ips],
        [byAddress, addresses],
      ],
      now,
      "support.too_many",
    );
  const same = kept?.full_name === full_name && kept.subject === subject && kept.message === message;
  if (!same) throw new Refusal("conflict", {}, { detail: "support.key_reused" });
  return { id, mail_ids: letters.map((mail) => mail.id) };
}

/** Keeps a matter that the app itself brings before the operator as if it were a message of whom it is about. */
export const report: Reporting = async ({ db, env, now }, { key, email, language, subject, message }, onlyIf) => {
  const id = await idForKey("message", email, key);
  const enquiry = { full_name: email, email, subject, message };
  const mail =
    env.CONTACT_EMAIL &&
    outgoing(
      operatorLetter({ to: env.CONTACT_EMAIL.toLowerCase(), language: fallbackLanguage }, enquiry),
      `mail_${id}_operator`,
    );
  return {
    mail_ids: mail ? [mail.id] : [],
    until: secondsFrom(now, messageDays * 86_400),
    statements: {
      reported: db.run(sql`INSERT INTO contact_messages (id, full_name, email, subject, message, language, created_at)
        SELECT ${id}, ${email}, ${email}, ${subject}, ${message}, ${language}, ${now} WHERE ${onlyIf}
        ON CONFLICT (id) DO NOTHING`),
      ...(mail && { reportMailed: mailStatement(db, mail, now, onlyIf) }),
    },
  };
};

const messageId = async ({ idempotency_key }: Visitor, email: string) =>
  idempotency_key ? idForKey("message", email, idempotency_key) : newId("message");

// The mails' ids follow from the message's: sent twice by the visitor, they are still written once.
function lettersFor({ env, language }: Visitor, id: string, enquiry: Parameters<typeof operatorLetter>[1]) {
  const thanks = outgoing(acknowledgementLetter({ to: enquiry.email, language }), `mail_${id}_thanks`);
  if (!env.CONTACT_EMAIL) return [thanks];
  const operator = { to: env.CONTACT_EMAIL.toLowerCase(), language: fallbackLanguage };
  return [thanks, outgoing(operatorLetter(operator, enquiry), `mail_${id}_operator`)];
}

/** Scheduled job: removes messages older than a year. `now` is an ISO instant. */
export async function removeOldMessages(db: Database, now: string): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.created_at, secondsFrom(now, -messageDays * 86_400)));
}
