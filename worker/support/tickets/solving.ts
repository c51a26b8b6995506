import { sql } from "drizzle-orm";
import { tickets } from "#db/schema/support.ts";
import { auditedEdit } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { TicketSolveDraft, TicketView } from "./contract.ts";
import { asReader, isTheirs, readingTicket, ticketIn } from "./reading.ts";

/**
 * Says that a ticket is solved and whether it helped; where the operator has said so, only the second. Asked once: said
 * again otherwise it is `illegal_state`, as in one that is closed.
 */
export async function solve(scope: Scope, id: string, { helped, note = null }: TicketSolveDraft): Promise<TicketView> {
  const { db, now } = scope;
  const reader = asReader(scope);
  const isOpen = sql`it.state <> 'closed' AND NOT (it.state = 'solved' AND it.helped IS NOT NULL)`;
  const is = sql`EXISTS (SELECT 1 FROM tickets it WHERE it.id = ${id} AND ${isTheirs(scope)} AND ${isOpen})`;
  const read = await batch(db, {
    line: auditedEdit(scope, {
      table: tickets,
      subject: "ticket",
      subject_id: id,
      wanted: { state: "solved" },
      when: is,
    }),
    written: db.run(sql`UPDATE tickets SET solved_at = iif(state = 'solved', solved_at, ${now}), state = 'solved',
      waits_for = NULL, unanswered_since = NULL, helped = ${helped}, helped_note = ${note}, updated_at = ${now},
      version = version + 1
      WHERE org_id = ${scope.org_id} AND id = ${id} AND ${is}`),
    ...readingTicket(scope, id, reader),
  });
  const ticket = ticketIn(read, reader);
  if (ticket.state === "solved" && ticket.helped === helped && ticket.helped_note === note) return ticket;
  throw new Refusal("illegal_state", {}, { from: ticket.state, detail: "support.ticket.rated" });
}
