import { accepts, room } from "#worker/http.ts";
import { crudRoutes } from "#worker/kit/crud-routes.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { changeSpecies } from "./changing.ts";
import { catalogueChoice, catalogueFilter, speciesChange, speciesDraft, speciesFilter } from "./contract.ts";
import { copyFromCatalogue, offeredSpecies } from "./copies.ts";
import { listSpecies, speciesRows } from "./queries.ts";

const { find, add, remove } = speciesRows;

export const species = room()
  .get("/", requires("flock.read"), accepts("query", speciesFilter), async (c) => {
    const { org_id, ...asked } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json(await listSpecies(c.var.scope, asked));
  })
  .get("/catalogue", requires("flock.read"), accepts("query", catalogueFilter), async (c) =>
    c.json({ data: await offeredSpecies(c.var.scope, c.req.valid("query")) }),
  )
  .post("/from-catalogue", requires("flock.write"), accepts("json", catalogueChoice), async (c) =>
    c.json({ data: await copyFromCatalogue(c.var.scope, c.req.valid("json").slugs) }, 201),
  )
  .route(
    "/",
    crudRoutes(
      { draft: speciesDraft, change: speciesChange },
      { find, add, remove, change: changeSpecies },
      "flock.write",
    ),
  );
