import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { changeSpecies, deleteSpecies, findSpecies } from "./changing.ts";
import { catalogueChoice, speciesChange, speciesDraft, speciesFilter } from "./contract.ts";
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
  )
  .get("/:id", async (c) => c.json({ data: await findSpecies(c.var.scope, c.req.param("id")) }))
  .put("/:id", accepts("json", speciesChange), async (c) => {
    const change = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    const version = change.version ?? expectedVersion(c.req.header("If-Match"));
    return c.json({ data: await changeSpecies(c.var.scope, c.req.param("id"), { ...change, version }) });
  })
  .delete("/:id", async (c) => {
    await deleteSpecies(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });
