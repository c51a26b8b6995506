import { eq } from "drizzle-orm";
import type { z } from "zod";
import { idForKey, newId } from "#db/ids.ts";
import { contactMessages } from "#db/schema/support.ts";
import { fallbackLanguage } from "#db/vocabulary.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { acknowledgementLetter, operatorLetter } from "#worker/mail/letters.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import type { contactDraft } from "./contract.ts";

export type Received = { id: string; mail_ids: string[] };

/**
 * Keeps a visitor's message, tells the operator and thanks the sender, in one batch. The same Idempotency-Key from the
 * same address answers the same message, or 409 when it says something else. The ids of the mails to announce.
 */
export async function receiveMessage(visitor: Visitor, draft: z.output<typeof contactDraft>): Promise<Received> {
  const { db, env, now, language } = visitor;
  const byIp = await rate(env, "contact.ip", visitor.ip);
  const byAddress = await rate(env, "contact.address", draft.email);
  const [ips, addresses] = await db.batch([countStatement(db, byIp, now), countStatement(db, byAddress, now, byIp)]);
  refuseBeyond(
    [
      [byIp, ips],
      [byAddress, addresses],
    ],
    now,
    "support.too_many",
  );
  const { full_name, email, subject } = draft;
  const message = draft.message ?? "";
  const id = await messageId(visitor, email);
  const letters = lettersFor(visitor, id, { full_name, email, subject, message });
  const [, [kept]] = await db.batch([
    db
      .insert(contactMessages)
      .values({ id, full_name, email, subject, message, language, created_at: now })
      .onConflictDoNothing(),
    db.select().from(contactMessages).where(eq(contactMessages.id, id)),
    ...letters.map((mail) => mailStatement(db, mail, now)),
  ]);
  const same = kept?.full_name === full_name && kept.subject === subject && kept.message === message;
  if (!same) throw new Refusal("conflict");
  return { id, mail_ids: letters.map((mail) => mail.id) };
}

const messageId = async ({ idempotency_key }: Visitor, email: string) =>
  idempotency_key ? idForKey("message", email, idempotency_key) : newId("message");

// The mails' ids follow from the message's: sent twice by the visitor, they are still written once.
function lettersFor({ env, language }: Visitor, id: string, enquiry: Parameters<typeof operatorLetter>[1]) {
  const thanks = outgoing(acknowledgementLetter({ to: enquiry.email, language }), `mail_${id}_thanks`);
  if (!env.CONTACT_EMAIL) return [thanks];
  const operator = { to: env.CONTACT_EMAIL.toLowerCase(), language: fallbackLanguage };
  return [thanks, outgoing(operatorLetter(operator, enquiry), `mail_${id}_operator`)];
}
