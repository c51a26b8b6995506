import type { SQL } from "drizzle-orm";
import { html } from "hono/html";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import type { Statements } from "#worker/kit/batch.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import { button, greet, type Letter, oneLine, page, paragraph } from "#worker/mail/letters.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import type { Owner } from "./standing.ts";

/** What owners are written of. */
export type BillingNews =
  | ("began" | "renewed" | "changed" | "scheduled" | "failed" | "failed_last")
  | ("cancelled" | "resumed" | "ended" | "unpaid" | "refunded");

/** What such a letter names: cents of EUR, days `YYYY-MM-DD`. */
type NewsFacts = {
  plan: string;
  cents?: number | undefined;
  day?: string | undefined;
  end_day?: string | undefined;
};

function letter(owner: Owner, news: BillingNews, facts: NewsFacts, origin: string): Letter {
  const { to, language } = owner;
  const values = {
    plan: translate(language, `subscriptions.plan.${facts.plan}`),
    amount: moneyInWords(facts.cents ?? 0, "EUR", language),
    day: facts.day ? dayInWords(facts.day, language) : "",
    end_day: facts.end_day ? dayInWords(facts.end_day, language) : "",
  };
  const text = (part: string) => translate(language, `subscriptions.mail.${part}`, values);
  const subject = oneLine(text(`${news}.subject`));
  const lines = [greet(owner), text(`${news}.body`)];
  const [label, link] = [text("link"), `${origin}/billing`];
  const signature = translate(language, "mail.signature");
  return {
    to,
    language,
    subject,
    text: `${[...lines, `${label}:\n${link}`, signature].join("\n\n")}\n`,
    html: page(language, subject, html`${lines.map(paragraph)}${button(label, link)}${paragraph(signature)}`),
  };
}

type Of = { db: Database; org_id: string; now: string; origin: string; owners: readonly Owner[] };

/** A letter to each owner; `key` is the same for the same matter, so that it is written once. Their ids and statements. */
export async function lettersOf(of: Of, key: string, news: BillingNews, facts: NewsFacts) {
  const { db, org_id, now, origin, owners } = of;
  const mails = await Promise.all(
    owners.map(async (owner) =>
      outgoing(letter(owner, news, facts, origin), await idForKey("mail", org_id, `${key} ${news} ${owner.id}`)),
    ),
  );
  return {
    ids: mails.map(({ id }) => id),
    statements: (onlyIf: SQL): Statements =>
      Object.fromEntries(mails.map((mail, at) => [`mail${at}`, mailStatement(db, mail, now, onlyIf)])),
  };
}
