import { accepts, room } from "#worker/http.ts";
import { organizationFilter, planDraft, trialDraft } from "./contract.ts";
import { findOrganization, listOrganizations } from "./organization-list.ts";
import { lengthenTrial, setPlan } from "./plan-setting.ts";

/** `/api/operator/organizations`: all organisations by their counts, and what is arranged with them. */
export const organizationRoutes = room()
  .get("/", accepts("query", organizationFilter), async (c) =>
    c.json({ data: await listOrganizations(c.var.scope.db, c.req.valid("query")) }),
  )
  .get("/:key", async (c) => c.json({ data: await findOrganization(c.var.scope.db, c.req.param("key")) }))
  .put("/:key/plan", accepts("json", planDraft), async (c) =>
    c.json({ data: await setPlan(c.var.scope, c.req.param("key"), c.req.valid("json").plan) }),
  )
  .post("/:key/trial", accepts("json", trialDraft), async (c) =>
    c.json({ data: await lengthenTrial(c.var.scope, c.req.param("key"), c.req.valid("json")) }),
  );
