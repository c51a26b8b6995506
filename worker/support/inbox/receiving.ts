import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import type { TicketCategory, TicketPriority, TicketState } from "#db/words/support.ts";
import { countWhere, holds, rate } from "#worker/accounts/rates.ts";
import { hashSecret } from "#worker/accounts/secrets.ts";
import { batch } from "#worker/kit/batch.ts";
import { carryBehind } from "../console/carrying.ts";
import { numberOf } from "../desk/address.ts";
import { longestOf } from "../tickets/contract.ts";
import { ofNumber } from "../tickets/numbering.ts";
import { following, isOver, reopening } from "../tickets/replying.ts";
import { attached, chosenFiles, storeFiles } from "./attaching.ts";
import { isAutomatic } from "./automatic.ts";
import { folded } from "./folding.ts";
import { htmlText } from "./html-text.ts";
import { type ParsedMail, parseMail } from "./parsing.ts";
import { type Inbox, redirect } from "./redirecting.ts";

/** A mail as it comes in: from and to whom it was handed over, and all of it. */
export type IncomingMail = { from: string; to: string; bytes: Uint8Array<ArrayBuffer>; isCut: boolean };
/**
 * What became of a mail: it stands in its ticket; it waits there to be let in; whoever wrote it was told where to write;
 * nothing. `full`: there are too many of one ticket within the hour.
 */
type Outcome = "kept" | "waits" | "told" | "ignored" | "full";

/**
 * Takes a mail in. The address it came to decides the ticket, by letters that nobody guesses; the same mail twice is one, also
 * where the first time broke off. From another address than its author's it waits for the operator.
 */
export async function receiveMail(inbox: Inbox, incoming: IncomingMail): Promise<Outcome> {
  const { db, env } = inbox;
  const mail = await parseMail(incoming.bytes);
  if (isAutomatic(mail, incoming.from)) return "ignored";
  const number = await numberOf(env, incoming.to);
  const whose = number === undefined ? undefined : await ofNumber(db, number);
  const ticket = whose && (await ticketOf(db, whose.org_id, whose.ticket_id));
  if (!ticket) return (await redirect(inbox, incoming.from)) ? "told" : "ignored";
  const outcome = await keep(inbox, ticket, await words(ticket, mail, incoming));
  await carryBehind(db, ticket.org_id);
  return outcome;
}

type Ticket = {
  id: string;
  org_id: string;
  user_id: string;
  number: string;
  title: string;
  category: TicketCategory;
  priority: TicketPriority;
  state: TicketState;
  closed_at: string | null;
  short_key: string;
  /** The author's address; null of one who is here no more. */
  email: string | null;
};

async function ticketOf(db: Database, org_id: string, id: string): Promise<Ticket | undefined> {
  const [found] = await db.all<Ticket>(sql`
    SELECT it.id, it.org_id, it.user_id, it.number, it.title, it.category, it.priority, it.state, it.closed_at,
      (SELECT short_key FROM organizations WHERE organizations.id = it.org_id) AS short_key,
      (SELECT email FROM users person WHERE person.org_id = it.org_id AND person.id = it.user_id AND person.is_active = 1
        AND person.is_verified = 1 AND person.removed_at IS NULL) AS email
    FROM tickets it WHERE it.org_id = ${org_id} AND it.id = ${id}`);
  return found;
}

/** What a mail says, as it is kept. */
async function words({ id, org_id }: Ticket, mail: ParsedMail, { bytes, isCut, from }: IncomingMail) {
  const read = mail.text.trim() === "" ? htmlText(mail.html) : mail.text;
  const { text, quoted } = folded(read, { text: longestOf.text, quoted: longestOf.quoted });
  const mail_hash = await hashSecret(`${id}\n${mail.mail_id ?? (await digest(bytes))}`);
  const files = isCut ? { kept: [], left_out: Math.max(1, mail.files.length) } : chosenFiles(mail.files);
  return {
    id: await idForKey("ticket_message", org_id, mail_hash),
    text,
    quoted,
    mail_id: mail.mail_id,
    mail_hash,
    sender: mail.from || from.trim().toLowerCase().slice(0, 320),
    ...files,
  };
}
type Words = Awaited<ReturnType<typeof words>>;

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((it) => it.toString(16).padStart(2, "0")).join("");
}

async function keep({ db, env, now }: Inbox, ticket: Ticket, it: Words): Promise<Outcome> {
  const { org_id, user_id } = ticket;
  const isAuthors = ticket.email !== null && it.sender === ticket.email.toLowerCase();
  const limit = await rate(env, "ticket.mail", ticket.id);
  const isThere = sql`EXISTS (SELECT 1 FROM ticket_messages word
    WHERE word.org_id = ${org_id} AND word.mail_hash = ${it.mail_hash})`;
  const { there, counted } = await batch(db, {
    there: db.all<{ is: 0 | 1 }>(sql`SELECT ${isThere} AS "is"`),
    counted: countWhere(db, limit, now, sql`NOT ${isThere}`),
  });
  if (there[0]?.is) return isAuthors ? "kept" : "waits";
  if (it.text === "" && it.quoted === null && it.kept.length === 0 && it.left_out === 0) return "ignored";
  if (!holds(limit, counted)) return "full";
  const of = { db, org_id, now };
  const files = await storeFiles(of, env, it.id, it.kept);
  const left_out = it.left_out + it.kept.length - files.length;
  if (isAuthors && isOver(ticket, now)) {
    const { quoted, mail_id, mail_hash } = it;
    const mail = { quoted, mail_id, mail_hash, left_out };
    const next = await following({ ...of, user_id }, ticket, { id: it.id, text: it.text, mail });
    await batch(db, { ...next.statements, ...attached(of, next.id, it.id, files) });
    return "kept";
  }
  const isNew = sql`EXISTS (SELECT 1 FROM ticket_messages word WHERE word.org_id = ${org_id} AND word.id = ${it.id}
    AND word.at = ${now})`;
  await batch(db, {
    written: db.run(sql`
      INSERT INTO ticket_messages (id, org_id, ticket_id, writer, user_id, text, quoted, is_mail, sender, is_held, mail_id,
        mail_hash, left_out, at)
      SELECT ${it.id}, ${org_id}, it.id, ${isAuthors ? "author" : "colleague"}, ${isAuthors ? user_id : null}, ${it.text},
        ${it.quoted}, 1, ${isAuthors ? null : it.sender}, ${isAuthors ? 0 : 1}, ${it.mail_id}, ${it.mail_hash}, ${left_out},
        ${now}
      FROM tickets it WHERE it.org_id = ${org_id} AND it.id = ${ticket.id} ON CONFLICT DO NOTHING`),
    ...attached(of, ticket.id, it.id, files),
    ...(isAuthors && reopening({ ...of, user_id }, ticket.id, isNew)),
  });
  return isAuthors ? "kept" : "waits";
}
