import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { TicketView } from "../tickets/contract.ts";
import { ticketIn } from "../tickets/reading.ts";
import { reopening } from "../tickets/replying.ts";
import { type Desk, operator, readingForDesk } from "./ticket.ts";

type Held = { ticket_id: string; id: string };

const isHeld = ({ org_id }: Desk, { ticket_id, id }: Held) => sql`EXISTS (SELECT 1 FROM ticket_messages word
  WHERE word.org_id = ${org_id} AND word.ticket_id = ${ticket_id} AND word.id = ${id} AND word.is_held = 1)`;

/** Lets a message in that came from another address: its ticket is open again. Twice is once; `missing` without it. */
export async function letIn(desk: Desk, held: Held): Promise<TicketView> {
  const { db, org_id, now } = desk;
  const read = await batch(db, {
    ...reopening({ db, org_id, now, user_id: null }, held.ticket_id, isHeld(desk, held)),
    letting: db.run(sql`UPDATE ticket_messages SET is_held = 0
      WHERE org_id = ${org_id} AND ticket_id = ${held.ticket_id} AND id = ${held.id} AND is_held = 1`),
    ...readingForDesk(desk, held.ticket_id),
  });
  return withMessage(ticketIn(read, operator(desk)), held.id);
}

function withMessage(ticket: TicketView, id: string): TicketView {
  if (!ticket.messages.some((it) => it.id === id)) throw new Refusal("missing");
  return ticket;
}

/** Erases a message that waits and is not to be let in, with its files. */
export async function turnAway(desk: Desk, held: Held): Promise<TicketView> {
  const { db, org_id } = desk;
  const { gone, ...read } = await batch(db, {
    gone: db.run(sql`DELETE FROM ticket_messages
      WHERE org_id = ${org_id} AND ticket_id = ${held.ticket_id} AND id = ${held.id} AND is_held = 1`),
    marked: db.run(
      sql`UPDATE tickets SET state = state WHERE org_id = ${org_id} AND id = ${held.ticket_id} AND changes() > 0`,
    ),
    ...readingForDesk(desk, held.ticket_id),
  });
  const ticket = ticketIn(read, operator(desk));
  if (gone.rowsAffected === 0) throw new Refusal("missing");
  return ticket;
}
