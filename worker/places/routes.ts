import { accepts, room } from "#worker/http.ts";
import { crudRoutes } from "#worker/kit/crud-routes.ts";
import { requires } from "#worker/rights.ts";
import { changePlace } from "./changing.ts";
import { cageRun, placeChange, placeDraft } from "./contract.ts";
import { addCages, addPlace } from "./making.ts";
import { placeRows } from "./queries.ts";

const { list, find } = placeRows;

// Whoever knows the birds deletes a place.
export const places = room()
  .post("/:id/cages", requires("flock.write"), accepts("json", cageRun), async (c) =>
    c.json({ data: await addCages(c.var.scope, c.req.param("id"), c.req.valid("json")) }, 201),
  )
  .route(
    "/",
    crudRoutes(
      { draft: placeDraft, change: placeChange },
      { list, find, add: addPlace, change: changePlace },
      "flock.write",
    ),
  );
