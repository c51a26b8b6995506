import { sql } from "drizzle-orm";
import { idForKey, newId } from "#db/ids.ts";
import { tickets } from "#db/schema/support.ts";
import type { Language } from "#db/vocabulary.ts";
import { auditedEdit } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { noticed } from "#worker/notifications/noting.ts";
import { Refusal } from "#worker/refusal.ts";
import type { TicketView } from "../tickets/contract.ts";
import { ticketIn } from "../tickets/reading.ts";
import { isWritable } from "../tickets/replying.ts";
import { replyAddress } from "./address.ts";
import { answerLetter } from "./letters.ts";
import { type Desk, operator, readingForDesk } from "./ticket.ts";

type Answer = {
  text: string;
  /** What the operator has read; absent where they answer whatever was written since. */
  version?: number | undefined;
  /** The same key is the same answer. */
  key?: string | undefined;
};
type Author = {
  user_id: string;
  number: string;
  title: string;
  email: string;
  first_name: string;
  language: Language;
  mail_id: string | null;
};

/**
 * Answers a ticket: its author is notified and mailed, in the same batch. Of two who answer at once the second hears `stale`
 * with the ticket as it stands, where they say what they had read; `illegal_state` where it was closed long ago. Answers the
 * ticket and the mail to announce.
 */
export async function answerTicket(desk: Desk, id: string, { text, version, key }: Answer) {
  const { db, env, org_id, now } = desk;
  const message_id = key ? await idForKey("ticket_message", org_id, `desk ${key}`) : newId("ticket_message");
  const author = await authorOf(desk, id);
  const { user_id, number, title } = author;
  const url = `${env.APP_ORIGIN}/support/tickets/${id}`;
  const letter = answerLetter(
    { to: author.email, language: author.language, first_name: author.first_name },
    { number, title, text, url, reply_to: await replyAddress(env, number), in_reply_to: author.mail_id },
  );
  const mail = { ...outgoing(letter, `mail_${message_id}`), org_id };
  const isNew = sql`EXISTS (SELECT 1 FROM ticket_messages word WHERE word.org_id = ${org_id} AND word.id = ${message_id}
    AND word.at = ${now})`;
  const { written, mailed, ...read } = await batch(db, {
    written: db.run(sql`
      INSERT INTO ticket_messages (id, org_id, ticket_id, writer, text, at)
      SELECT ${message_id}, ${org_id}, it.id, 'support', ${text}, ${now} FROM tickets it
      WHERE it.org_id = ${org_id} AND it.id = ${id} AND ${isWritable(now)}
        AND ${version === undefined ? sql`1` : sql`it.version = ${version}`} ON CONFLICT (id) DO NOTHING`),
    line: auditedEdit(
      { db, org_id, now, user_id: null },
      { table: tickets, subject: "ticket", subject_id: id, wanted: { state: "answered" }, when: isNew },
    ),
    turned:
      db.run(sql`UPDATE tickets SET state = 'answered', waits_for = NULL, unanswered_since = NULL, solved_at = NULL,
      closed_at = NULL, helped = NULL, helped_note = NULL, last_at = ${now}, updated_at = ${now}, version = version + 1
      WHERE org_id = ${org_id} AND id = ${id} AND ${isNew}`),
    notice: noticed(
      { db, org_id, now, user_id },
      { event: "ticket.answered", key: message_id, link: `/support/tickets/${id}`, facts: { number, title } },
      isNew,
    ),
    mailed: mailStatement(
      db,
      mail,
      now,
      sql`${isNew} AND EXISTS (SELECT 1 FROM users person WHERE person.org_id = ${org_id} AND person.id = ${user_id}
        AND person.email = ${author.email} AND person.is_active = 1 AND person.removed_at IS NULL)`,
    ),
    // The mail has said it: no digest says it again.
    noted: db.run(sql`UPDATE notifications SET mailed_at = ${now}
      WHERE org_id = ${org_id} AND user_id = ${user_id} AND event = 'ticket.answered' AND key = ${message_id}
        AND EXISTS (SELECT 1 FROM mails WHERE mails.id = ${mail.id})`),
    ...readingForDesk(desk, id),
  });
  const ticket = ticketIn(read, operator(desk));
  const kept = ticket.messages.find((it) => it.id === message_id);
  if (kept && kept.text !== text) throw new Refusal("conflict", {}, { detail: "support.ticket.key_reused" });
  if (!kept) throw refused(ticket, version);
  return { ticket, message: kept, mail_id: mailed.rowsAffected > 0 ? mail.id : undefined };
}

/** Why nothing was written: somebody did before, or it was closed too long ago. */
const refused = (ticket: TicketView, version: number | undefined) =>
  version !== undefined && version !== ticket.version
    ? new Refusal("stale", {}, { current: ticket })
    : new Refusal("illegal_state", {}, { from: ticket.state, detail: "support.ticket.over" });

async function authorOf({ db, org_id }: Desk, id: string): Promise<Author> {
  const [found] = await db.all<Author>(sql`
    SELECT it.user_id, it.number, it.title, person.email, person.first_name, person.language,
      (SELECT word.mail_id FROM ticket_messages word WHERE word.org_id = it.org_id AND word.ticket_id = it.id
        AND word.mail_id IS NOT NULL AND word.is_held = 0 ORDER BY word.at DESC, word.id DESC LIMIT 1) AS mail_id
    FROM tickets it CROSS JOIN users person ON person.org_id = it.org_id AND person.id = it.user_id
    WHERE it.org_id = ${org_id} AND it.id = ${id}`);
  if (!found) throw new Refusal("missing");
  return found;
}
