import { html, raw } from "hono/html";
import type { Language } from "#db/vocabulary.ts";
import { translate } from "#worker/locales/translate.ts";
import type { OwnLook } from "#worker/scope.ts";
import { plainName } from "./contract.ts";

/** A mail ready to be posted. */
export type Letter = {
  to: string;
  /** Whom an answer goes to, when it is not the app. */
  reply_to?: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
  /** Further lines of its header, by their names. */
  headers?: Record<string, string>;
};
export type Reader = { to: string; language: Language; first_name?: string };

/** Controls, line breaks and direction marks become one space: a subject or a name never grows a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}

/** The code that proves an address. It stands in the body only: subjects are kept after delivery. */
export function verificationLetter(reader: Reader, code: string, minutes: number): Letter {
  return compose(reader, "mail.verification", { minutes }, [{ code }]);
}

/** For the owner of an address that someone tried to sign up with again. */
export function accountExistsLetter(reader: Reader, origin: string): Letter {
  return compose(reader, "mail.account_exists", {}, [
    { link: `${origin}/login`, label: "mail.login_link" },
    { link: `${origin}/forgot-password`, label: "mail.forgot_link" },
  ]);
}

/** The code that proves another address, for whoever changes to it. */
export function addressCodeLetter(reader: Reader, code: string, minutes: number): Letter {
  return compose(reader, "mail.address_code", { minutes }, [{ code }]);
}

/** For the owner of an address that someone with another account wanted to change to. */
export function addressTakenLetter(reader: Reader, origin: string): Letter {
  return compose(reader, "mail.address_taken", {}, [{ link: `${origin}/login`, label: "mail.login_link" }]);
}

/** Tells the address before that it was changed, with the way back. */
export function addressChangedLetter(reader: Reader, link: string, days: number): Letter {
  return compose(reader, "mail.address_changed", { days }, [{ link, label: "mail.address_back_link" }]);
}

/** Tells an address that the account has gone back to the one before. */
export function addressBackLetter(reader: Reader): Letter {
  return compose(reader, "mail.address_back", {}, []);
}

/** The link that sets a new password; `minutes` is its life. */
export function resetLetter(reader: Reader, link: string, minutes: number): Letter {
  const isLong = minutes > 120;
  const kind = isLong ? "mail.reset_long" : "mail.reset";
  return compose(reader, kind, isLong ? { hours: minutes / 60 } : { minutes }, [{ link, label: "mail.reset_link" }]);
}

/** Tells that a password was changed, so that whoever did not do it can act. */
export function passwordChangedLetter(reader: Reader, origin: string): Letter {
  return compose(reader, "mail.password_changed", {}, [
    { link: `${origin}/forgot-password`, label: "mail.forgot_link" },
  ]);
}

/** Tells that a second factor was turned on or off, or off by whoever runs the organisation, so that whoever did not do it can act. */
export function factorLetter(reader: Reader, became: "on" | "off" | "reset", origin: string): Letter {
  return compose(reader, `mail.factor_${became}`, {}, [
    { link: `${origin}/forgot-password`, label: "mail.forgot_link" },
  ]);
}

/** What can be told of an organisation that closes: that it began, that it is soon, that it stays after all. */
export type ClosingNews = "begun" | "soon" | "kept";

/** Tells one of an organisation's people of its closing; `day` in words is when all of it is erased. */
export function closingLetter(
  reader: Reader,
  news: ClosingNews,
  values: { organization: string; day: string },
  origin: string,
): Letter {
  const fields = { ...values, organization: oneLine(values.organization) };
  const link = { link: `${origin}/settings/archive`, label: "mail.archive_link" };
  return compose(reader, `mail.closing_${news}`, fields, news === "kept" ? [] : [link]);
}

/**
 * Thanks for a contact message. It repeats nothing the visitor wrote: anyone can put any address into that form, and
 * the app must not carry strangers' words to them.
 */
export function acknowledgementLetter(reader: Reader): Letter {
  return compose(reader, "mail.acknowledgement", {}, []);
}

type Invited = { organization: string; inviter: string; link: string; days: number; look: OwnLook | null };

/**
 * Asks somebody to become a member; `has_account`: their address belongs to another organisation. With a look of its own it
 * comes from the organisation, and says nothing of ours.
 */
export function invitationLetter(reader: Reader, { link, days, look, ...who }: Invited, has_account: boolean): Letter {
  const kind = `mail.invitation${has_account ? "_elsewhere" : ""}${look ? "_own" : ""}`;
  const textOf = (name: string, otherwise: string) =>
    isPlainName(name) ? oneLine(name) : translate(reader.language, `mail.invitation.${otherwise}`);
  const values = {
    days,
    organization: textOf(who.organization, "organization"),
    inviter: textOf(who.inviter, "inviter"),
  };
  const own = look && { ...look, name: textOf(look.name, "organization") };
  return compose(reader, kind, values, [{ link, label: "mail.invitation_link" }], own);
}

const isPlainName = (name: string) => plainName.test(oneLine(name));

/** Tells the operator that mails were given up. */
export function failuresLetter(reader: Reader, count: number): Letter {
  return compose(reader, "mail.failures", { count }, []);
}

type Enquiry = { full_name: string; email: string; subject: string; message: string };

/** A contact message for the operator; an answer to it goes to the visitor. */
export function operatorLetter(reader: Reader, enquiry: Enquiry): Letter {
  const { language } = reader;
  const [name, address, topic] = [enquiry.full_name, enquiry.email, enquiry.subject].map(oneLine);
  const lines = [
    `${translate(language, "mail.operator.name")}: ${name}`,
    `${translate(language, "mail.operator.email")}: ${address}`,
    `${translate(language, "mail.operator.subject")}: ${topic}`,
  ];
  const subject = oneLine(`${translate(language, "mail.operator.title")}: ${topic}`);
  const text = `${lines.join("\n")}\n\n${enquiry.message}\n`;
  // Isolated: marks that turn the reading round end with the line they stand in.
  const body = html`${lines.map((line) => html`<p style="margin:0">${line}</p>`)}
<p dir="auto" style="margin:16px 0;white-space:pre-wrap;unicode-bidi:plaintext">${enquiry.message}</p>`;
  return { to: reader.to, reply_to: address, subject, text, html: page(language, subject, body), language };
}

type Extra = { code: string } | { link: string; label: string };

/** What a letter is headed with, in which colour, and how it is signed. */
type Head = Pick<OwnLook, "name" | "accent">;
const ours: Head = { name: "Voliera", accent: null };

function compose(
  reader: Reader,
  kind: string,
  values: Record<string, string | number>,
  extras: Extra[],
  look: Head | null = null,
): Letter {
  const { to, language } = reader;
  const subject = oneLine(translate(language, `${kind}.subject`, values));
  const greeting = greet(reader);
  const opening = translate(language, `${kind}.opening`, values);
  const closing = translate(language, `${kind}.closing`, values);
  const head = look ?? ours;
  const signature = look?.name ?? translate(language, "mail.signature");
  const written = extras.map((extra) =>
    "code" in extra ? extra.code : `${translate(language, extra.label)}:\n${extra.link}`,
  );
  const text = `${[greeting, opening, ...written, closing, signature].join("\n\n")}\n`;
  const body = html`${paragraph(greeting)}${paragraph(opening)}${extras.map((extra) => drawn(extra, language, head))}
${paragraph(closing)}${paragraph(signature)}`;
  return { to, subject, text, html: page(language, subject, body, head), language };
}

export const paragraph = (words: string) => html`<p style="margin:16px 0">${words}</p>`;

/** How a reader is greeted: by what looks like a name only. Sign-up takes any address, and no advert goes there as one. */
export function greet({ language, first_name = "" }: Reader): string {
  const name = oneLine(first_name);
  const plausible = /^[\p{L}\p{M}' ’-]{1,40}$/u.test(name);
  return plausible ? translate(language, "mail.greeting_name", { name }) : translate(language, "mail.greeting");
}

/** Our green, where no colour was chosen; white is read on both. */
const colourOf = ({ accent }: Head) => accent ?? "#2E7D32";

function drawn(extra: Extra, language: Language, head: Head) {
  if ("code" in extra)
    return html`<p style="margin:24px 0;font-size:32px;letter-spacing:6px;font-weight:bold">${extra.code}</p>`;
  return html`${button(translate(language, extra.label), extra.link, head)}
<p style="margin:16px 0;font-size:14px;word-break:break-all">${extra.link}</p>`;
}

/** A link that looks like what is to be done. */
export function button(label: string, link: string, head = ours) {
  const shape = "display:inline-block;padding:12px 20px;border-radius:8px;color:white;text-decoration:none";
  return html`<p style="margin:24px 0"><a style="${`${shape};background:${colourOf(head)}`}" href="${link}">${label}</a></p>`;
}

/** The frame of every mail. */
export function page(language: Language, title: string, body: unknown, head = ours): string {
  const frame = "max-width:560px;margin:0 auto;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#222";
  return String(html`${raw("<!doctype html>")}
<html lang="${language === "pt" ? "pt-PT" : "en"}"><head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0;background:white"><div style="${frame}">
<p style="margin:0;font-size:20px;font-weight:bold;color:${colourOf(head)}">${head.name}</p>
${body}
</div></body></html>`);
}
