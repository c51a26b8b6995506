import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { accepts, room } from "#worker/http.ts";
import { overviewFilter } from "#worker/places/contract.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { birdMove, moveCandidateFilter, movingBirds } from "./contract.ts";
import { moveCandidatesPage, movePage } from "./move-candidates.ts";
import { moveBirds } from "./moving.ts";
import { placesOverview } from "./occupancy.ts";
import { deletePlace } from "./removal.ts";
import { placePage } from "./residents.ts";

/** What of a place needs to know the birds in it. */
export const residentsRoutes = room()
  .get("/overview", requires("flock.read"), accepts("query", overviewFilter), async (c) =>
    c.json({ data: await placesOverview(c.var.scope, c.req.valid("query")) }),
  )
  .get("/:id/page", requires("flock.read"), async (c) =>
    c.json({ data: await placePage(c.var.scope, c.req.param("id")) }),
  )
  .get("/:id/arrivals", requires("flock.read"), accepts("query", moveCandidateFilter), async (c) =>
    c.json({ data: await moveCandidatesPage(c.var.scope, c.req.param("id"), c.req.valid("query").q) }),
  )
  .delete("/:id", requires("flock.write"), async (c) => {
    await deletePlace(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });

export const moves = room()
  .get("/", requires("flock.read"), accepts("query", movingBirds), async (c) =>
    c.json({ data: await movePage(c.var.scope, c.req.valid("query")) }),
  )
  .post("/", requires("flock.write"), accepts("json", birdMove), async (c) => {
    const move = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, move.org_id);
    await chargeFor(c, "POST /api/birds/move", move.ids.length + move.rings.length);
    return c.json(await moveBirds(c.var.scope, move));
  });
