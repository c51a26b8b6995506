import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { shownMessages, type TicketFilter, type TicketRow, type TicketView } from "./contract.ts";
import { fileOf, messageOf, rowOf, type StoredFileRow, type StoredMessage, type StoredTicket, viewOf } from "./view.ts";

/** So many tickets are on a page. */
const perPage = 25;

type Reader = Pick<Scope, "org_id" | "user_id" | "role">;

/** Whose tickets somebody reads: their own, and owners and managers those of all, as a condition on a row `it`. */
export const isTheirs = (reader: Reader): SQL =>
  sql`it.org_id = ${reader.org_id} AND ${may(reader, "trail.read") ? sql`1` : sql`it.user_id = ${reader.user_id}`}`;

const rowColumns = sql`it.id, it.user_id, it.number, it.category, it.title, it.state, it.priority, it.last_at, it.created_at,
  (SELECT name FROM users WHERE users.org_id = it.org_id AND users.id = it.user_id) AS author`;

/** A page of 25 tickets, those with the newest words first. */
export async function listTickets(scope: Scope, { state, q, page }: TicketFilter) {
  const { db } = scope;
  const sought = q.toLowerCase();
  const which = sql`${isTheirs(scope)} AND ${state === "" ? sql`1` : sql`it.state = ${state}`} AND ${
    sought === "" ? sql`1` : sql`(instr(lower(it.title), ${sought}) > 0 OR instr(lower(it.number), ${sought}) > 0)`
  }`;
  const { rows, counted } = await batch(db, {
    rows: db.all<StoredTicket>(sql`SELECT ${rowColumns} FROM tickets it WHERE ${which}
      ORDER BY it.last_at DESC, it.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
    counted: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM tickets it WHERE ${which}`),
  });
  const total = counted[0]?.n ?? 0;
  const data: TicketRow[] = rows.map((row) => rowOf(row, scope.user_id));
  return { data, page, total, total_pages: Math.ceil(total / perPage) };
}

/** Who reads a ticket: one of its people, or the operator, who also sees what waits to be let in. */
export type TicketReader = { which: SQL; user_id: string | null; now: string };
type Of = { db: Database; org_id: string };

/** The statements that read a ticket whole. `which` is a condition on a row `it` of `tickets`. */
export const readingTicket = ({ db, org_id }: Of, id: string, { which, user_id }: TicketReader) => {
  const isShown = sql`word.org_id = ${org_id} AND word.ticket_id = ${id} AND ${user_id === null ? sql`1` : sql`word.is_held = 0`}`;
  return {
    ticket: db.all<StoredTicket>(sql`
      SELECT ${rowColumns}, it.waits_for, it.context, it.follows, it.solved_at, it.closed_at, it.helped, it.helped_note, it.version
      FROM tickets it WHERE it.org_id = ${org_id} AND it.id = ${id} AND ${which}`),
    messages: db.all<StoredMessage>(sql`
      SELECT word.id, word.writer, word.text, word.quoted, word.is_mail, word.sender, word.is_held, word.left_out, word.at,
        (SELECT name FROM users WHERE users.org_id = word.org_id AND users.id = word.user_id) AS name
      FROM ticket_messages word WHERE word.org_id = ${org_id} AND word.id IN (
        SELECT id FROM (SELECT id FROM ticket_messages word WHERE ${isShown} ORDER BY at, id LIMIT 1)
        UNION SELECT id FROM (SELECT id FROM ticket_messages word WHERE ${isShown}
          ORDER BY at DESC, id DESC LIMIT ${shownMessages - 1}))
      ORDER BY word.at, word.id`),
    files: db.all<StoredFileRow>(sql`SELECT id, message_id, name, file_type, file_bytes FROM ticket_files
      WHERE org_id = ${org_id} AND ticket_id = ${id} ORDER BY id`),
  };
};

type Read = { ticket: StoredTicket[]; messages: StoredMessage[]; files: StoredFileRow[] };

/** What those statements answered, as a reader sees it; `missing` where there is nothing for them. */
export function ticketIn({ ticket: [row], messages, files }: Read, { user_id, now }: TicketReader): TicketView {
  if (!row) throw new Refusal("missing");
  const ofMessage = (id: string) => files.filter(({ message_id }) => message_id === id).map(fileOf);
  return viewOf(row, { user_id, now, messages: messages.map((it) => messageOf(it, ofMessage(it.id))) });
}

/** As whom somebody of the organisation reads. */
export const asReader = (scope: Scope): TicketReader => ({
  which: isTheirs(scope),
  user_id: scope.user_id,
  now: scope.now,
});

/** One ticket with what was written; `missing` where it is none of the caller's. */
export async function findTicket(scope: Scope, id: string): Promise<TicketView> {
  const reader = asReader(scope);
  return ticketIn(await batch(scope.db, readingTicket(scope, id, reader)), reader);
}
