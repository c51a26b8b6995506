import { payFor } from "#worker/effort/purse.ts";
import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { resultsFilter } from "./contract.ts";
import { resultsOfBird, resultsPage } from "./queries.ts";

export const resultsRoutes = room().get("/", requires("flock.read"), accepts("query", resultsFilter), async (c) => {
  const filter = c.req.valid("query");
  ownOrganizationOnly(c.var.scope, filter.org_id);
  const data = await resultsPage(c.var.scope, filter);
  await payFor(c, "GET /api/results", data.total_of_all.results.eggs);
  return c.json({ data });
});

/** What of a bird needs to know its eggs. */
export const birdsResults = room().get("/:id/results", requires("flock.read"), async (c) => {
  const data = await resultsOfBird(c.var.scope, c.req.param("id"));
  await payFor(c, "GET /api/birds/:id/results", data.results.eggs);
  return c.json({ data });
});
