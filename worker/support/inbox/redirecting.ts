import { sql } from "drizzle-orm";
import { html } from "hono/html";
import type { Database } from "#db/connection.ts";
import { newId } from "#db/ids.ts";
import { fallbackLanguage, languages } from "#db/vocabulary.ts";
import { countStatement, rate, within } from "#worker/accounts/rates.ts";
import type { Env } from "#worker/env.ts";
import { email } from "#worker/fields.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import { announceMails } from "#worker/mail/announce.ts";
import { button, type Letter, page, paragraph } from "#worker/mail/letters.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { ownLine } from "../desk/letters.ts";

export type Inbox = { db: Database; env: Env; now: string };

/**
 * Tells whoever wrote without a ticket where they reach us, once a day at most and nobody beyond what a day may have of such
 * mails: addresses of senders are anybody's to write. It repeats nothing they wrote. Whether a mail was written.
 */
export async function redirect({ db, env, now }: Inbox, sender: string): Promise<boolean> {
  const address = email.safeParse(sender);
  if (!address.success || isOwn(env, address.data)) return false;
  const once = await rate(env, "inbox.address", address.data);
  const all = await rate(env, "inbox.all", "all");
  const mail = outgoing(whereLetter(address.data, env.APP_ORIGIN), newId("mail"));
  const { told } = await batch(db, {
    once: countStatement(db, once, now),
    all: countStatement(db, all, now, once),
    told: mailStatement(db, mail, now, sql`${within(once)} AND ${within(all)}`),
  });
  if (told.rowsAffected === 0) return false;
  await announceMails(env, [mail.id]);
  return true;
}

/** Addresses of our own answer nobody. */
function isOwn({ SUPPORT_EMAIL = "", CONTACT_EMAIL = "", MAIL_FROM }: Env, address: string): boolean {
  const bare = address.replace(/\+[^@]*@/, "@");
  return [SUPPORT_EMAIL, CONTACT_EMAIL, /<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM].some(
    (own) => own.trim().toLowerCase() === bare,
  );
}

// Nobody knows what language a stranger reads: both.
function whereLetter(to: string, origin: string): Letter {
  const url = `${origin}/contact`;
  const texts = languages.map((language) => ({
    text: translate(language, "support.inbox.where"),
    label: translate(language, "support.inbox.contact"),
  }));
  const subject = languages.map((language) => translate(language, "support.inbox.subject")).join(" · ");
  return {
    to,
    subject,
    text: `${texts.map(({ text, label }) => `${text}\n\n${label}:\n${url}`).join("\n\n")}\n`,
    html: page(
      fallbackLanguage,
      subject,
      html`${texts.map(({ text, label }) => html`${paragraph(text)}${button(label, url)}`)}`,
    ),
    language: fallbackLanguage,
    headers: { [ownLine]: "none", "X-Auto-Response-Suppress": "All" },
  };
}
