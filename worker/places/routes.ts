import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { accepts, room } from "#worker/http.ts";
import { crudRoutes } from "#worker/kit/crud-routes.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { changePlace } from "./changing.ts";
import { cageRun, placeChange, placeChoicesFilter, placeDraft } from "./contract.ts";
import { addCages, addPlace } from "./making.ts";
import { placeChoices, placeRows } from "./queries.ts";

const { page, find } = placeRows;

// Places are deleted by the housing room, which knows the birds in them.
export const places = room()
  .get("/choices", requires("flock.read"), accepts("query", placeChoicesFilter), async (c) => {
    const { of, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    const data = await placeChoices(c.var.scope, of);
    await chargeFor(c, "GET /api/places/choices", data.length);
    return c.json({ data });
  })
  .post("/:id/cages", requires("flock.write"), accepts("json", cageRun), async (c) =>
    c.json({ data: await addCages(c.var.scope, c.req.param("id"), c.req.valid("json")) }, 201),
  )
  .route(
    "/",
    crudRoutes(
      { draft: placeDraft, change: placeChange },
      { list: page, find, add: addPlace, change: changePlace },
      "flock.write",
    ),
  );
