import { html } from "hono/html";
import { translate } from "#worker/locales/translate.ts";
import { plainName } from "#worker/mail/contract.ts";
import { button, type Letter, oneLine, page, paragraph } from "#worker/mail/letters.ts";
import type { Scope } from "#worker/scope.ts";

type Offered = { from: string; url: string; count: number };

/** The letter that tells somebody of birds offered to them, in the language of the organisation's papers. */
export function offerLetter({ papers_language: language }: Scope, to: string, { from, url, count }: Offered): Letter {
  const name = plainName.test(oneLine(from)) ? oneLine(from) : translate(language, "handover.mail.somebody");
  const text = (part: string) => translate(language, `handover.mail.${part}`, { from: name, count });
  const [subject, body, label, end] = [text("subject"), text("body"), text("link"), text("end")];
  const written = html`${paragraph(body)}${button(label, url)}${paragraph(end)}`;
  return {
    to,
    subject: oneLine(subject),
    text: `${body}\n\n${label}:\n${url}\n\n${end}\n`,
    html: page(language, subject, written),
    language,
  };
}
