import { ofOrganization } from "#worker/fields.ts";
import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { papersPage } from "./papers-page.ts";
import { registrationChange, registrationDraft } from "./registration-contract.ts";
import { addRegistration, changeRegistration, registrationRows } from "./registrations.ts";

/** `/api/registrations`: read by whoever may issue papers, changed by whoever may change settings. */
export const registrationRoutes = room()
  .get("/", requires("papers.issue"), accepts("query", ofOrganization), async (c) => {
    ownOrganizationOnly(c.var.scope, c.req.valid("query").org_id);
    return c.json({ data: await registrationRows.list(c.var.scope) });
  })
  .post("/", requires("settings.write"), accepts("json", registrationDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await addRegistration(c.var.scope, draft) }, 201);
  })
  .get("/page", requires("papers.issue"), async (c) => c.json({ data: await papersPage(c.var.scope) }))
  .get("/:id", requires("papers.issue"), async (c) =>
    c.json({ data: await registrationRows.find(c.var.scope, c.req.param("id")) }),
  )
  .put("/:id", requires("settings.write"), accepts("json", registrationChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    return c.json({ data: await changeRegistration(c.var.scope, c.req.param("id"), { ...change, version }) });
  })
  .delete("/:id", requires("settings.write"), async (c) => {
    await registrationRows.remove(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });
