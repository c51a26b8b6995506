import { accepts, room } from "#worker/http.ts";
import { announce } from "#worker/mail/announce.ts";
import { deskFile } from "#worker/support/desk/ticket.ts";
import { operatorReplyDraft, operatorTicketDraft } from "#worker/support/tickets/contract.ts";
import { letInDraft, ticketFilter } from "./contract.ts";
import { answer, change, settleMessage } from "./ticket-answering.ts";
import { findTicket, homeOfTicket, listTickets } from "./ticket-list.ts";

/** `/api/operator/tickets`: what people ask for help with, and what they are answered. */
export const ticketRoutes = room()
  .get("/", accepts("query", ticketFilter), async (c) =>
    c.json({ data: await listTickets(c.var.scope.db, c.req.valid("query")) }),
  )
  .get("/:id", async (c) => c.json({ data: await findTicket(c.var.scope.db, c.env, c.req.param("id"), c.var.now) }))
  .put("/:id", accepts("json", operatorTicketDraft), async (c) =>
    c.json({ data: await change(c.var.scope, c.env, c.req.param("id"), c.req.valid("json")) }),
  )
  .post("/:id/messages", accepts("json", operatorReplyDraft), async (c) => {
    const { message, mail_id } = await answer(c.var.scope, c.env, c.req.param("id"), c.req.valid("json"));
    announce(c, mail_id);
    return c.json({ data: message }, 201);
  })
  .put("/:id/messages/:message", accepts("json", letInDraft), async (c) => {
    const which = { ticket_id: c.req.param("id"), id: c.req.param("message") };
    return c.json({ data: await settleMessage(c.var.scope, c.env, which, c.req.valid("json").lets_in) });
  })
  .get("/:id/files/:file", async (c) => {
    const { db } = c.var.scope;
    const id = c.req.param("id");
    const { org_id } = await homeOfTicket(db, id);
    return deskFile({ db, env: c.env, org_id, now: c.var.now }, id, c.req.param("file"));
  });
