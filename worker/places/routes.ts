import { ofOrganization } from "#worker/fields.ts";
import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly } from "#worker/rights.ts";
import { changePlace } from "./changing.ts";
import { cageRun, placeChange, placeDraft } from "./contract.ts";
import { addCages, addPlace } from "./making.ts";
import { findPlace, placesWhere } from "./queries.ts";

export const places = room()
  .get("/", accepts("query", ofOrganization), async (c) => {
    ownOrganizationOnly(c.var.scope, c.req.valid("query").org_id);
    return c.json({ data: await placesWhere(c.var.scope) });
  })
  .post("/", accepts("json", placeDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await addPlace(c.var.scope, draft) }, 201);
  })
  .get("/:id", async (c) => c.json({ data: await findPlace(c.var.scope, c.req.param("id")) }))
  .put("/:id", accepts("json", placeChange), async (c) => {
    const change = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    return c.json({ data: await changePlace(c.var.scope, c.req.param("id"), change) });
  })
  .post("/:id/cages", accepts("json", cageRun), async (c) =>
    c.json({ data: await addCages(c.var.scope, c.req.param("id"), c.req.valid("json")) }, 201),
  );
