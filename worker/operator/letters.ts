import { html } from "hono/html";
import type { contactMessages } from "#db/schema/support.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import { type Letter, oneLine, page, paragraph } from "#worker/mail/letters.ts";

/** The answer to a message of the contact page, in its writer's language, under their subject and above their words. */
export function answerLetter(
  { email, subject: given, message, language, created_at }: typeof contactMessages.$inferSelect,
  text: string,
  reply_to: string | undefined,
): Letter {
  const subject = oneLine(`Re: ${given.replace(/^(?:re:\s*)+/iu, "")}`);
  const signature = translate(language, "mail.signature");
  const head = translate(language, "operator.contact.wrote", { day: dayInWords(created_at.slice(0, 10), language) });
  const quoted = message.split("\n").map((it) => `> ${it}`);
  const body = html`<p dir="auto" style="margin:16px 0;white-space:pre-wrap;unicode-bidi:plaintext">${text}</p>
${paragraph(signature)}
<p style="margin:24px 0 4px;font-size:14px;color:#666">${head}</p>
<blockquote dir="auto" style="margin:0;padding-left:12px;border-left:3px solid #ddd;white-space:pre-wrap;color:#666">${message}</blockquote>`;
  return {
    to: email,
    ...(reply_to && { reply_to }),
    subject,
    text: `${[text, signature, [head, ...quoted].join("\n")].join("\n\n")}\n`,
    html: page(language, subject, body),
    language,
  };
}
