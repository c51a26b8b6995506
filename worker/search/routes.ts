import { accepts, room } from "#worker/http.ts";
import type { FilledSlots } from "#worker/kit/slots.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { searchQuestion } from "./contract.ts";
import { searched } from "./queries.ts";

export const search = (slots: FilledSlots["search"]) =>
  room().get("/", requires("flock.read"), accepts("query", searchQuestion), async (c) => {
    const { q, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await searched(c.var.scope, q, slots) });
  });
