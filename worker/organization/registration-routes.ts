import { attachmentUpload } from "#worker/attachments/contract.ts";
import { attachmentLimit } from "#worker/attachments/upload-limit.ts";
import { ofOrganization } from "#worker/fields.ts";
import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { papersPage } from "./papers-page.ts";
import { registrationChange, registrationDraft } from "./registration-contract.ts";
import { keepRegistrationFile, registrationFile, removeRegistrationFile } from "./registration-file.ts";
import { addRegistration, changeRegistration, registrationRows } from "./registrations.ts";

/** Whether a request brings a registration's paper, which has its own, larger limit. */
export const bringsPaper = (method: string, path: string) =>
  method === "PUT" && /^\/api\/registrations\/[^/]+\/file\/?$/.test(path);

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
  .get("/:id/file", requires("papers.issue"), (c) => registrationFile(c.var.scope, c.env.FILES, c.req.param("id")))
  .put("/:id/file", requires("settings.write"), attachmentLimit, accepts("form", attachmentUpload), async (c) => {
    const { file } = c.req.valid("form");
    return c.json({ data: await keepRegistrationFile(c.var.scope, c.env, c.req.param("id"), file) });
  })
  .delete("/:id/file", requires("settings.write"), async (c) => {
    await removeRegistrationFile(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  })
  .delete("/:id", requires("settings.write"), async (c) => {
    await registrationRows.remove(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });
