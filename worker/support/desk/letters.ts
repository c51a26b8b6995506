import { html } from "hono/html";
import { translate } from "#worker/locales/translate.ts";
import { button, greet, type Letter, oneLine, page, paragraph, type Reader } from "#worker/mail/letters.ts";

/** Stands above everything in a mail about a ticket, in both languages: what is written above it is the answer. */
export const answerAbove = "--- Responda acima desta linha · Answer above this line ---";

/** By this line we know our own mails, so that nothing is answered to nobody for ever. */
export const ownLine = "X-Voliera-Ticket";

type Answered = {
  number: string;
  title: string;
  text: string;
  /** Where the ticket is read and answered. */
  url: string;
  /** Where an answer by mail goes; without one there is only the page. */
  reply_to: string | undefined;
  /** The `Message-ID` of the author's last mail. */
  in_reply_to: string | null;
};

/** What the operator answered, for the author of a ticket. */
export function answerLetter(reader: Reader, { number, title, text, url, reply_to, in_reply_to }: Answered): Letter {
  const { to, language } = reader;
  const subject = oneLine(`[${number}] ${title}`);
  const [greeting, signature] = [greet(reader), translate(language, "support.ticket.mail.signature")];
  const label = translate(language, "support.ticket.mail.link");
  const above = reply_to === undefined ? [] : [answerAbove];
  const how = translate(language, `support.ticket.mail.${reply_to === undefined ? "page" : "reply"}`);
  const body = html`${above.map((it) => html`<p style="margin:0 0 16px;color:#555;font-size:13px">${it}</p>`)}${paragraph(greeting)}
<p dir="auto" style="margin:16px 0;white-space:pre-wrap;unicode-bidi:plaintext">${text}</p>
${paragraph(signature)}${button(label, url)}<p style="margin:16px 0;font-size:13px;color:#555">${how}</p>`;
  return {
    to,
    subject,
    text: `${[...above, greeting, text, signature, `${label}:\n${url}`, how].join("\n\n")}\n`,
    html: page(language, subject, body),
    language,
    headers: {
      [ownLine]: number,
      ...(in_reply_to && { "In-Reply-To": in_reply_to, References: in_reply_to }),
    },
    ...(reply_to !== undefined && { reply_to }),
  };
}
