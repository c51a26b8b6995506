import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { birdDemands } from "./bird-demands.ts";
import { ruleDraft, ruleQuestion } from "./contract.ts";
import { setRule } from "./own-rules.ts";
import { countryDuties, speciesRules } from "./rules.ts";

/** What the packs of rules, and the organisation itself, say of a species. */
export const rulesRoutes = room()
  .get("/", requires("flock.read"), accepts("query", ruleQuestion), async (c) => {
    const { species_id, bird_ids = [], sale_id, page, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    if (bird_ids.length > 0 || sale_id) return c.json({ data: await birdDemands(c.var.scope, { bird_ids, sale_id }) });
    return c.json({
      data: species_id ? await speciesRules(c.var.scope, species_id) : await countryDuties(c.var.scope, page),
    });
  })
  .put("/:id", requires("settings.write"), accepts("json", ruleDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await setRule(c.var.scope, c.req.param("id"), draft) });
  });
