import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly } from "#worker/rights.ts";
import { catalogueChoice, speciesDraft, speciesFilter } from "./contract.ts";
import { copyFromCatalogue, offeredSpecies } from "./copies.ts";
import { addSpecies, speciesInOrder } from "./queries.ts";

export const species = room()
  .get("/", accepts("query", speciesFilter), async (c) => {
    ownOrganizationOnly(c.var.scope, c.req.valid("query").org_id);
    return c.json({ data: await speciesInOrder(c.var.scope) });
  })
  .post("/", accepts("json", speciesDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await addSpecies(c.var.scope, draft) }, 201);
  })
  .get("/catalogue", async (c) => c.json({ data: await offeredSpecies(c.var.scope) }))
  .post("/from-catalogue", accepts("json", catalogueChoice), async (c) =>
    c.json({ data: await copyFromCatalogue(c.var.scope, c.req.valid("json").slugs) }, 201),
  );

export type SpeciesApi = typeof species;
