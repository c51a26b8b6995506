import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { accepts, room } from "#worker/http.ts";
import type { FilledSlots } from "#worker/kit/slots.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { roundFilter } from "./contract.ts";
import { roundOf } from "./queries.ts";

/** What there is to do in the bird room, cage by cage. */
export const roundRoutes = (slots: FilledSlots["round"]) =>
  room().get("/", requires("flock.read"), accepts("query", roundFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    const { rows, ...round } = await roundOf(c.var.scope, filter, slots);
    await chargeFor(c, "GET /api/round", rows);
    return c.json(round);
  });
