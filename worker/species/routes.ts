import { accepts, room } from "#worker/http.ts";
import { crudRoutes } from "#worker/kit/crud-routes.ts";
import { changeSpecies } from "./changing.ts";
import { catalogueChoice, speciesChange, speciesDraft } from "./contract.ts";
import { copyFromCatalogue, offeredSpecies } from "./copies.ts";
import { speciesRows } from "./queries.ts";

export const species = room()
  .get("/catalogue", async (c) => c.json({ data: await offeredSpecies(c.var.scope) }))
  .post("/from-catalogue", accepts("json", catalogueChoice), async (c) =>
    c.json({ data: await copyFromCatalogue(c.var.scope, c.req.valid("json").slugs) }, 201),
  )
  .route("/", crudRoutes({ draft: speciesDraft, change: speciesChange }, { ...speciesRows, change: changeSpecies }));
