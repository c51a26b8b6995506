import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { coloursOfPair, coloursOfPairs } from "./colours/queries.ts";
import { birdResultsFilter, coloursFilter, resultsFilter } from "./contract.ts";
import { resultsOfBird, resultsPage } from "./queries.ts";

export const resultsRoutes = room()
  .get("/", requires("flock.read"), accepts("query", resultsFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    const data = await resultsPage(c.var.scope, filter);
    const { eggs } = data.total_of_all.results;
    // Whose each is, everybody of its pair has a say in.
    await chargeFor(c, "GET /api/results", filter.by === "hen" || filter.by === "cock" ? 3 * eggs : eggs);
    return c.json({ data });
  })
  .get("/colours", requires("flock.read"), accepts("query", coloursFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    const { traversed, ...data } = await coloursOfPairs(c.var.scope, filter);
    await chargeFor(c, "GET /api/results/colours", traversed);
    return c.json({ data });
  })
  .get("/colours/:id", requires("flock.read"), async (c) => {
    const { traversed, ...data } = await coloursOfPair(c.var.scope, c.req.param("id"));
    await chargeFor(c, "GET /api/results/colours/:id", traversed);
    return c.json({ data });
  });

/** What of a bird needs to know its eggs. */
export const birdsResults = room().get(
  "/:id/results",
  requires("flock.read"),
  accepts("query", birdResultsFilter),
  async (c) => {
    const { season, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    const { results, traversed } = await resultsOfBird(c.var.scope, c.req.param("id"), season);
    await chargeFor(c, "GET /api/birds/:id/results", traversed);
    return c.json({ data: results });
  },
);
