import { sql } from "drizzle-orm";
import { idForKey } from "#db/ids.ts";
import { tickets } from "#db/schema/support.ts";
import type { TicketCategory, TicketPriority, TicketState } from "#db/words/support.ts";
import { countWhere, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import { audited, auditedEdit } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { type NewWords, ticketStatements } from "./asking.ts";
import type { WrittenMessage } from "./contract.ts";
import { drawNumber } from "./numbering.ts";
import { asReader, isTheirs, readingTicket, ticketIn } from "./reading.ts";
import { reopenedSince } from "./view.ts";

/** What of a ticket a reply hangs on. */
type Head = {
  id: string;
  user_id: string;
  number: string;
  title: string;
  category: TicketCategory;
  priority: TicketPriority;
  state: TicketState;
  closed_at: string | null;
  short_key: string;
};

/** Whether a ticket may be written into: one that was closed too long ago stays closed. `it` is its row. */
export const isWritable = (now: string) => sql`(it.state <> 'closed' OR it.closed_at > ${reopenedSince(now)})`;

/** Whether a ticket was closed too long ago for a reply to open it again. */
export const isOver = ({ state, closed_at }: Pick<Head, "state" | "closed_at">, now: string): boolean =>
  state === "closed" && (closed_at ?? "") <= reopenedSince(now);

type Writing = Pick<Scope, "db" | "org_id" | "now"> & { user_id: string | null };

/** The statements that turn a ticket to open again behind a message of its people's that `isNew` says was just written. */
export function reopening(scope: Writing, id: string, isNew: ReturnType<typeof sql>) {
  const { db, org_id, now } = scope;
  return {
    line: auditedEdit(scope, {
      table: tickets,
      subject: "ticket",
      subject_id: id,
      wanted: { state: "open" },
      when: isNew,
    }),
    turned: db.run(sql`UPDATE tickets SET state = 'open', waits_for = NULL, solved_at = NULL, closed_at = NULL,
      helped = NULL, helped_note = NULL, unanswered_since = coalesce(unanswered_since, ${now}), last_at = ${now},
      updated_at = ${now}, version = version + 1
      WHERE org_id = ${org_id} AND id = ${id} AND ${isNew}`),
  };
}

/**
 * Writes on in a ticket, which is open again thereby; where it was closed more than 30 days ago, in a new one that names it.
 * The same Idempotency-Key answers the same message. `missing` where it is none of the caller's.
 */
export async function reply(scope: Scope, env: Env, id: string, text: string): Promise<WrittenMessage> {
  const { db, org_id, user_id, now } = scope;
  const message_id = await idFor(scope, "ticket_message");
  const limit = await rate(env, "ticket.reply", user_id);
  const isThere = sql`EXISTS (SELECT 1 FROM ticket_messages WHERE org_id = ${org_id} AND id = ${message_id})`;
  const { counted, heads } = await batch(db, {
    counted: countWhere(db, limit, now, sql`NOT ${isThere}`),
    heads: db.all<Head & { is_there: 0 | 1 }>(sql`
      SELECT it.id, it.user_id, it.number, it.title, it.category, it.priority, it.state, it.closed_at,
        (SELECT short_key FROM organizations WHERE organizations.id = it.org_id) AS short_key, EXISTS (SELECT 1 FROM ticket_messages WHERE org_id = ${org_id} AND id = ${message_id}
          AND ticket_id = ${id}) AS is_there
      FROM tickets it WHERE it.id = ${id} AND ${isTheirs(scope)}`),
  });
  const [head] = heads;
  if (!head) throw new Refusal("missing");
  refuseBeyond([[limit, counted]], now, "support.ticket.too_many_replies");
  if (isOver(head, now) && !head.is_there) return firstOf(await follow(scope, head, { id: message_id, text }), text);
  const writer = head.user_id === user_id ? "author" : "colleague";
  const isNew = sql`EXISTS (SELECT 1 FROM ticket_messages word WHERE word.org_id = ${org_id} AND word.id = ${message_id}
    AND word.at = ${now})`;
  const reader = asReader(scope);
  const { written, ...read } = await batch(db, {
    written: db.run(sql`
      INSERT INTO ticket_messages (id, org_id, ticket_id, writer, user_id, text, at)
      SELECT ${message_id}, ${org_id}, it.id, ${writer}, ${user_id}, ${text}, ${now} FROM tickets it
      WHERE it.id = ${id} AND ${isTheirs(scope)} AND ${isWritable(now)} ON CONFLICT (id) DO NOTHING`),
    ...reopening(scope, id, isNew),
    ...readingTicket(scope, id, reader),
  });
  const ticket = ticketIn(read, reader);
  const message = ticket.messages.find((it) => it.id === message_id);
  if (!message || message.text !== text) throw new Refusal("conflict", {}, { detail: "support.ticket.key_reused" });
  return { ...message, ticket_id: id, number: ticket.number };
}

type Begun = { id: string; number: string; ticket: ReturnType<typeof ticketIn> };

/** Begins a ticket that goes on from one closed too long ago; its id follows from the message's, so that twice is once. */
async function follow(scope: Scope, head: Head, words: NewWords): Promise<Begun> {
  const { id, number, statements } = await following(scope, head, words);
  const reader = asReader(scope);
  const read = await batch(scope.db, { ...statements, ...readingTicket(scope, id, reader) });
  return { id, number, ticket: ticketIn(read, reader) };
}

type Follower = Pick<Scope, "db" | "org_id" | "user_id" | "now">;
type Followed = Pick<Head, "number" | "title" | "category" | "priority" | "short_key">;

/** The statements that make the ticket that goes on from another with these words, its number drawn. */
export async function following(scope: Follower, head: Followed, words: NewWords) {
  const { db, org_id, now } = scope;
  const id = await idForKey("ticket", org_id, words.id);
  const number = await drawNumber(db, now, { ticket_id: id, short_key: head.short_key });
  const { title, category } = head;
  const priority = head.priority === "urgent" ? "high" : head.priority;
  const statements = {
    ...ticketStatements(scope, { id, number, category, title, priority, context: {}, follows: head.number, words }),
    line: audited(scope, {
      subject: "ticket",
      subject_id: id,
      deed: "created",
      changes: { number: [null, number], category: [null, category], follows: [null, head.number] },
    }),
  };
  return { id, number, statements };
}

function firstOf({ id, number, ticket }: Begun, text: string): WrittenMessage {
  const [message] = ticket.messages;
  if (!message || message.text !== text) throw new Refusal("conflict", {}, { detail: "support.ticket.key_reused" });
  return { ...message, ticket_id: id, number };
}
