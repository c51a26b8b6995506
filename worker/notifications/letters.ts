import { html } from "hono/html";
import { type NotificationSwitch, notificationSwitches } from "#db/notification-events.ts";
import type { Language } from "#db/vocabulary.ts";
import { translate } from "#worker/locales/translate.ts";
import { button, greet, type Letter, oneLine, page, paragraph, type Reader } from "#worker/mail/letters.ts";
import type { Line } from "./unmailed.ts";

/** What stands in a mail's header so that a mailbox can offer to stop such mails (RFC 8058). */
const unsubscribeHeaders = (origin: string, token: string) => ({
  "List-Unsubscribe": `<${origin}/api/unsubscribe/${token}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Tells of one notification as it happens; `token` turns the mails of its switch off. */
export function noticeLetter(reader: Reader, { by, text, link }: Line, origin: string, token: string): Letter {
  const { language } = reader;
  const sentence = oneLine(text);
  const name = translate(language, `notifications.switch.${by}`);
  return letter(reader, {
    subject: sentence,
    blocks: [
      { text: `${sentence}.`, html: paragraph(`${sentence}.`) },
      linked(language, "notifications.mail.open", link),
    ],
    foot: foot(language, translate(language, "notifications.mail.at_once.why", { name }), origin, token),
    headers: unsubscribeHeaders(origin, token),
  });
}

/** What a digest holds: its lines in their order, and how many there are in all. */
type Digest = { lines: readonly Line[]; total: number };

/** Tells of all that is unread at once, by switch; `token` turns the mails of every switch in the digest off. */
export function digestLetter(reader: Reader, { lines, total }: Digest, origin: string, token: string): Letter {
  const { language } = reader;
  const say = (key: string, values = {}) => translate(language, `notifications.mail.${key}`, values);
  const first = oneLine(lines[0]?.text ?? "");
  const groups = notificationSwitches.flatMap((by) => {
    const own = lines.filter((line) => line.by === by);
    return own.length === 0 ? [] : [group(language, by, own)];
  });
  const more = total - lines.length;
  return letter(reader, {
    subject: say("digest.subject", { count: total, first }),
    blocks: [
      { text: say("digest.opening", { count: total }), html: paragraph(say("digest.opening", { count: total })) },
      ...groups,
      ...(more > 0
        ? [{ text: say("digest.more", { count: more }), html: paragraph(say("digest.more", { count: more })) }]
        : []),
      linked(language, "notifications.mail.all", `${origin}/notifications?unread=1`),
    ],
    foot: foot(language, say("digest.why"), origin, token),
    headers: unsubscribeHeaders(origin, token),
  });
}

/** A part of a mail, in both of its forms. */
type Block = { text: string; html: unknown };

function linked(language: Language, label: string, link: string): Block {
  return { text: `${translate(language, label)}:\n${link}`, html: button(translate(language, label), link) };
}

function group(language: Language, by: NotificationSwitch, lines: readonly Line[]): Block {
  const name = translate(language, `notifications.switch.${by}`);
  const texts = lines.map(({ text, link }) => ({ text: oneLine(text), link }));
  const drawn = texts.map(
    ({ text, link }) => html`<li style="margin:8px 0"><a style="color:#2E7D32" href="${link}">${text}</a></li>`,
  );
  return {
    text: [name.toUpperCase(), ...texts.map(({ text, link }) => `- ${text}\n  ${link}`)].join("\n"),
    html: html`<p style="margin:24px 0 0;font-size:14px;font-weight:bold;color:#555">${name}</p>
<ul style="margin:4px 0 0;padding-left:20px">${drawn}</ul>`,
  };
}

/** Why the mail came, and the two ways to other mails or none. */
function foot(language: Language, why: string, origin: string, token: string): Block {
  const ways = [
    [translate(language, "notifications.mail.stop"), `${origin}/unsubscribe/${token}`],
    [translate(language, "notifications.mail.choose"), `${origin}/settings/notifications`],
  ] as const;
  const drawn = ways.map(([label, link]) => html`<br><a style="color:#555" href="${link}">${label}</a>`);
  return {
    text: [why, ...ways.map(([label, link]) => `${label}: ${link}`)].join("\n"),
    html: html`<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #ddd;font-size:13px;line-height:2;color:#555">${why}${drawn}</p>`,
  };
}

type Parts = { subject: string; blocks: readonly Block[]; foot: Block; headers: Record<string, string> };

function letter(reader: Reader, { subject, blocks, foot: below, headers }: Parts): Letter {
  const { to, language } = reader;
  const [greeting, signature] = [greet(reader), translate(language, "mail.signature")];
  const texts = [greeting, ...blocks.map((block) => block.text), signature, below.text];
  const body = html`${paragraph(greeting)}${blocks.map((block) => block.html)}${paragraph(signature)}${below.html}`;
  return { to, subject, text: `${texts.join("\n\n")}\n`, html: page(language, subject, body), language, headers };
}
