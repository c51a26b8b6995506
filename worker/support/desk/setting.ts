import { type SQL, sql } from "drizzle-orm";
import { tickets } from "#db/schema/support.ts";
import type { TicketState } from "#db/words/support.ts";
import { auditedEdit } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { OperatorTicketDraft, TicketView } from "../tickets/contract.ts";
import { ticketIn } from "../tickets/reading.ts";
import { type Desk, deskTicket, operator, readingForDesk } from "./ticket.ts";

// Closed it is by the clock alone.
const moves: Record<TicketState, readonly TicketState[]> = {
  open: ["answered", "waiting", "solved"],
  answered: ["open", "waiting", "solved"],
  waiting: ["open", "answered", "solved"],
  solved: ["open"],
  closed: ["open"],
};

/**
 * Sets where a ticket stands and how urgent it is. `illegal_state` where it cannot go there from where it is, `invalid`
 * without the line why it waits, `stale` where somebody changed it since the version that was read.
 */
export async function setTicket(desk: Desk, id: string, wish: OperatorTicketDraft): Promise<TicketView> {
  const { db, org_id, now } = desk;
  const before = await deskTicket(desk, id);
  const version = wish.version ?? before.version;
  if (version !== before.version) throw new Refusal("stale", {}, { current: before });
  const { state = before.state, priority = before.priority } = wish;
  if (state !== before.state && !moves[before.state].includes(state))
    throw new Refusal("illegal_state", {}, { from: before.state, detail: "support.ticket.no_such_move" });
  const waits_for = state === "waiting" ? (wish.waits_for ?? before.waits_for) : null;
  if (state === "waiting" && waits_for === null)
    throw new Refusal("invalid", { waits_for: ["support.ticket.waits_for_missing"] });
  const { written, ...read } = await batch(db, {
    line: auditedEdit(
      { db, org_id, now, user_id: null },
      {
        table: tickets,
        subject: "ticket",
        subject_id: id,
        wanted: { state, priority },
        when: sql`version = ${version}`,
      },
    ),
    written: db.run(sql`UPDATE tickets SET state = ${state}, priority = ${priority}, waits_for = ${waits_for},
      ${turned(before.state, state, now)} updated_at = ${now}, version = version + 1
      WHERE org_id = ${org_id} AND id = ${id} AND version = ${version}`),
    ...readingForDesk(desk, id),
  });
  const ticket = ticketIn(read, operator(desk));
  if (written.rowsAffected === 0) throw new Refusal("stale", {}, { current: ticket });
  return ticket;
}

/** What goes along with a move, as columns with a comma behind each. */
function turned(from: TicketState, to: TicketState, now: string): SQL {
  if (from === to) return sql``;
  if (to === "open")
    return sql`unanswered_since = coalesce(unanswered_since, ${now}), solved_at = NULL, closed_at = NULL, helped = NULL,
      helped_note = NULL,`;
  return sql`unanswered_since = NULL, solved_at = ${to === "solved" ? now : null},`;
}
