import { html } from "hono/html";
import type { Language } from "#db/vocabulary.ts";
import type { ReportDecision } from "#db/words/market.ts";
import { translate } from "#worker/locales/translate.ts";
import { button, greet, type Letter, oneLine, page, paragraph, type Reader } from "#worker/mail/letters.ts";

/** What the statement of reasons is made of, the same for both sides. */
type Reasons = { title: string; decision: ReportDecision; facts: string; rule: string };

/** Says that a report came, and under which number. It repeats nothing its sender wrote: anybody can put any address there. */
export const receiptLetter = (reader: Reader, number: string): Letter =>
  letter(reader, "marketplace.mail.receipt", { number }, [
    inWords(reader.language, "marketplace.mail.receipt.body", { number }),
  ]);

/** Tells whoever reported what was decided, on what facts, by which rule, and how to object. */
export const reporterLetter = (reader: Reader, reasons: Reasons, number: string, link: string): Letter =>
  letter(
    reader,
    "marketplace.mail.decided",
    { number },
    [
      inWords(reader.language, `marketplace.mail.decided.${reasons.decision}`, titleOf(reasons)),
      ...grounds(reader, reasons),
    ],
    link,
  );

/** The statement of reasons for the seller; `isClosing` where it is the third removal, and closes publishing. */
export const sellerLetter = (reader: Reader, reasons: Reasons, link: string, isClosing: boolean): Letter =>
  letter(
    reader,
    "marketplace.mail.seller",
    titleOf(reasons),
    [
      inWords(reader.language, `marketplace.mail.seller.${reasons.decision}`, titleOf(reasons)),
      ...(isClosing ? [inWords(reader.language, "marketplace.mail.seller.third")] : []),
      ...grounds(reader, reasons),
    ],
    link,
  );

/** Tells whoever objected what came of it. */
export const verdictLetter = (reader: Reader, title: string, isUpheld: boolean, answer: string): Letter =>
  letter(reader, "marketplace.mail.verdict", { title: quoted(title) }, [
    inWords(reader.language, `marketplace.mail.verdict.${isUpheld ? "upheld" : "rejected"}`, { title: quoted(title) }),
    answer,
  ]);

const inWords = (language: Language, key: string, values: Record<string, string> = {}) =>
  translate(language, key, values);
const quoted = (title: string) => oneLine(title);
const titleOf = ({ title }: Reasons) => ({ title: quoted(title) });

const grounds = ({ language }: Reader, { facts, rule }: Reasons) => [
  `${translate(language, "marketplace.mail.facts")}: ${facts}`,
  `${translate(language, "marketplace.mail.rule")}: ${rule}`,
  translate(language, "marketplace.mail.by_hand"),
];

function letter(reader: Reader, kind: string, values: Record<string, string>, parts: string[], link?: string): Letter {
  const { to, language } = reader;
  const subject = oneLine(translate(language, `${kind}.subject`, values));
  const label = translate(language, "marketplace.mail.object");
  const until = translate(language, "marketplace.mail.object_until");
  const all = [greet(reader), ...parts, ...(link ? [until] : [])];
  const signature = translate(language, "mail.signature");
  const text = `${[...all, ...(link ? [`${label}:\n${link}`] : []), signature].join("\n\n")}\n`;
  const body = html`${all.flatMap((it) => it.split(/\n+/u)).map(paragraph)}${link ? button(label, link) : ""}${paragraph(signature)}`;
  return { to, subject, text, html: page(language, subject, body), language };
}
