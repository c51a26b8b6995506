import type { Env } from "#worker/env.ts";
import type { Scope } from "#worker/scope.ts";
import { carryBehind } from "#worker/support/console/carrying.ts";
import { answerTicket } from "#worker/support/desk/answering.ts";
import { letIn, turnAway } from "#worker/support/desk/letting-in.ts";
import { setTicket } from "#worker/support/desk/setting.ts";
import type { Desk } from "#worker/support/desk/ticket.ts";
import type { OperatorTicketDraft, TicketView } from "#worker/support/tickets/contract.ts";
import { onRecord } from "./record/actions.ts";
import { homeOfTicket } from "./ticket-list.ts";

type Action = Parameters<typeof onRecord>[1];

/** Does something in a ticket where it lies, on the operators' record, and brings the list up to date behind it. */
async function atTicket<Answer>(
  scope: Scope,
  env: Env,
  { id, ...action }: Omit<Action, "short_key" | "subject_id"> & { id: string },
  run: (desk: Desk) => Promise<Answer>,
): Promise<Answer> {
  const { db, now } = scope;
  const { org_id, short_key } = await homeOfTicket(db, id);
  const answer = await onRecord(scope, { ...action, short_key, subject_id: id }, () => run({ db, env, org_id, now }));
  await carryBehind(db, org_id);
  return answer;
}

type Reply = { text: string; version?: number | undefined };

/**
 * Answers a ticket: its author is notified and mailed. Of two who had read the same version the second hears `stale`, with
 * the ticket as it stands. The ticket, the message and the mail to announce.
 */
export const answer = (scope: Scope, env: Env, id: string, { text, version }: Reply) =>
  atTicket(scope, env, { id, kind: "ticket_answered" }, (desk) =>
    answerTicket(desk, id, { text, version, key: scope.idempotency_key }),
  );

/** Sets where a ticket stands and how urgent it is; refuses as `setTicket` does. */
export const change = (scope: Scope, env: Env, id: string, draft: OperatorTicketDraft): Promise<TicketView> => {
  const { state, priority } = draft;
  const details = { ...(state && { state }), ...(priority && { priority }) };
  return atTicket(scope, env, { id, kind: "ticket_set", details }, (desk) => setTicket(desk, id, draft));
};

/** Lets a message in that came from another address than its author's, or erases it; `missing` where none waits. */
export const settleMessage = (
  scope: Scope,
  env: Env,
  { ticket_id, id }: { ticket_id: string; id: string },
  lets_in: boolean,
): Promise<TicketView> => {
  const details = { message: id, outcome: lets_in ? "let_in" : "erased" };
  return atTicket(scope, env, { id: ticket_id, kind: "message_let_in", details }, (desk) =>
    lets_in ? letIn(desk, { ticket_id, id }) : turnAway(desk, { ticket_id, id }),
  );
};
