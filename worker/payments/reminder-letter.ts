import { html } from "hono/html";
import { dayInWords } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import { greet, type Letter, oneLine, page, paragraph, type Reader } from "#worker/mail/letters.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import type { OwnLook } from "#worker/scope.ts";

type Owed = {
  number: string;
  organization: string;
  /** Whom an answer goes to. */
  reply_to: string | null;
  due: ReadonlyArray<{ on_day: string | null; cents: number; currency: string }>;
};

/** Reminds a buyer of what is late of a sale, in their language and in the organisation's name. */
export function reminderLetter(reader: Reader, owed: Owed, look: OwnLook | null): Letter {
  const { language } = reader;
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `payments.mail.${key}`, values);
  const name = oneLine(owed.organization);
  const lines = owed.due.map(({ on_day, cents, currency }) =>
    say("line", {
      day: on_day === null ? "" : dayInWords(on_day, language),
      amount: moneyInWords(cents, currency, language),
    }),
  );
  const opening = say("opening", { number: owed.number, organization: name });
  const closing = say("closing");
  const subject = oneLine(say("subject", { number: owed.number, organization: name }));
  const greeting = greet(reader);
  const text = `${[greeting, opening, lines.join("\n"), closing, name].join("\n\n")}\n`;
  const listed = html`<ul style="margin:16px 0;padding-left:20px">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
  const body = html`${paragraph(greeting)}${paragraph(opening)}${listed}${paragraph(closing)}${paragraph(name)}`;
  const head = look ?? { name, accent: null };
  return {
    to: reader.to,
    ...(owed.reply_to && { reply_to: owed.reply_to }),
    subject,
    text,
    html: page(language, subject, body, head),
    language,
  };
}
