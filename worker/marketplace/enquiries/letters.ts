import { html } from "hono/html";
import type { Language } from "#db/vocabulary.ts";
import { translate } from "#worker/locales/translate.ts";
import { plainName } from "#worker/mail/contract.ts";
import { button, type Letter, oneLine, page, paragraph } from "#worker/mail/letters.ts";

/** What is written to whoever asked: to prove the address, that an answer came, that something is kept for them or no more. */
type StrangerMail = "confirm" | "answered" | "reserved" | "lapsed" | "released" | "wait_confirm" | "wait_told";

type Written = { to: string; language: Language; url: string; title?: string; on?: string; days?: number };

/**
 * A letter to somebody without an account: what it is about, a link, and never words that another wrote, for anybody may
 * type anybody's address. A title stands in it only where it is a plain name.
 */
export function strangerLetter(
  kind: StrangerMail,
  { to, language, url, title = "", on = "", days = 0 }: Written,
): Letter {
  const plain = oneLine(title);
  const named = plainName.test(plain) ? `“${plain}”` : translate(language, "market.mail.listing");
  const text = (part: string) => translate(language, `market.mail.${kind}.${part}`, { title: named, on, days });
  const [subject, body, label] = [oneLine(text("subject")), text("body"), text("link")];
  const end = translate(language, `market.mail.${kind.startsWith("wait") ? "wait_" : ""}end`);
  return {
    to,
    subject,
    text: `${body}\n\n${label}:\n${url}\n\n${end}\n`,
    html: page(language, subject, html`${paragraph(body)}${button(label, url)}${paragraph(end)}`),
    language,
  };
}
