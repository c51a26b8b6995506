import { attachmentUpload } from "#worker/attachments/contract.ts";
import { attachmentLimit } from "#worker/attachments/upload-limit.ts";
import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { carriesMarks } from "../console/carrying.ts";
import { ask } from "./asking.ts";
import { ticketDraft, ticketFilter, ticketReplyDraft, ticketSolveDraft } from "./contract.ts";
import { addTicketFile, readTicketFile } from "./files.ts";
import { findTicket, listTickets } from "./reading.ts";
import { reply } from "./replying.ts";
import { solve } from "./solving.ts";

/** Whether a request brings a file to a ticket, which has its own, larger limit. */
export const bringsTicketFile = (method: string, path: string) =>
  method === "POST" && /^\/api\/support\/tickets\/[^/]+\/files\/?$/.test(path);

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
  })
  .post("/:id/files", requires("account.write"), attachmentLimit, accepts("form", attachmentUpload), async (c) => {
    const { file } = c.req.valid("form");
    return c.json({ data: await addTicketFile(c.var.scope, c.env, c.req.param("id"), file) }, 201);
  })
  .get("/:id/files/:file_id", requires("account.read"), (c) =>
    readTicketFile(c.var.scope, c.env, { ticket_id: c.req.param("id"), id: c.req.param("file_id") }),
  )
  .post("/:id/solve", requires("account.write"), accepts("json", ticketSolveDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await solve(c.var.scope, c.req.param("id"), draft) });
  });
