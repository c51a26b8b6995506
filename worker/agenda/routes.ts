import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { agendaFilter, hatchFilter } from "./contract.ts";
import { hatchesOf } from "./hatches-query.ts";
import { type AgendaSlots, agendaOf } from "./queries.ts";

/** What the season asks for, day by day. */
export const agendaRoutes = (slots: AgendaSlots) =>
  room()
    .get("/hatches", requires("flock.read"), accepts("query", hatchFilter), async (c) => {
      const { org_id, ...filter } = c.req.valid("query");
      ownOrganizationOnly(c.var.scope, org_id);
      const { rows, ...data } = await hatchesOf(c.var.scope, filter);
      await chargeFor(c, "GET /api/agenda/hatches", rows);
      return c.json({ data });
    })
    .get("/", requires("flock.read"), accepts("query", agendaFilter), async (c) => {
      const filter = c.req.valid("query");
      ownOrganizationOnly(c.var.scope, filter.org_id);
      const { rows, ...agenda } = await agendaOf(c.var.scope, filter, slots);
      await chargeFor(c, "GET /api/agenda", rows);
      return c.json(agenda);
    });
