import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { carriesMarks } from "../console/carrying.ts";
import { ask } from "./asking.ts";
import { ticketDraft, ticketFilter, ticketReplyDraft } from "./contract.ts";
import { findTicket, listTickets } from "./reading.ts";
import { reply } from "./replying.ts";

/** `/api/support/tickets`: questions to who runs the app; each reads their own, owners and managers those of all. */
export const ticketRoutes = room()
  .use(carriesMarks)
  .get("/", requires("account.read"), accepts("query", ticketFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json(await listTickets(c.var.scope, filter));
  })
  .post("/", requires("account.write"), accepts("json", ticketDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await ask(c.var.scope, c.env, draft) }, 201);
  })
  .get("/:id", requires("account.read"), async (c) =>
    c.json({ data: await findTicket(c.var.scope, c.req.param("id")) }),
  )
  .post("/:id/messages", requires("account.write"), accepts("json", ticketReplyDraft), async (c) => {
    const { org_id, text } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await reply(c.var.scope, c.env, c.req.param("id"), text) }, 201);
  });
