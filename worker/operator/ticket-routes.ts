import { accepts, room } from "#worker/http.ts";
import { ticketFilter } from "./contract.ts";
import { findTicket, listTickets } from "./ticket-list.ts";

/** `/api/operator/tickets`: what people ask for help with, and what they are answered. */
export const ticketRoutes = room()
  .get("/", accepts("query", ticketFilter), async (c) =>
    c.json({ data: await listTickets(c.var.scope.db, c.req.valid("query")) }),
  )
  .get("/:id", async (c) => c.json({ data: await findTicket(c.var.scope.db, c.req.param("id"), c.var.now) }));
