import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { resultsFilter } from "./contract.ts";
import { resultsOfBird, resultsPage } from "./queries.ts";

export const resultsRoutes = room().get("/", requires("flock.read"), accepts("query", resultsFilter), async (c) => {
  const filter = c.req.valid("query");
  ownOrganizationOnly(c.var.scope, filter.org_id);
  return c.json({ data: await resultsPage(c.var.scope, filter) });
});

/** What of a bird needs to know its eggs. */
export const birdsResults = room().get("/:id/results", requires("flock.read"), async (c) =>
  c.json({ data: await resultsOfBird(c.var.scope, c.req.param("id")) }),
);
