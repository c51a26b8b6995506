import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { carriesMarks } from "../console/carrying.ts";
import { grantDraft } from "./contract.ts";
import { giveGrant, revokeGrant } from "./giving.ts";
import { listGrants } from "./listing.ts";

/** `/api/support/grants`: looks at the organisation that owners allow the operator. */
export const grantRoutes = room()
  .use(carriesMarks)
  .get("/", requires("data.share"), async (c) => c.json(await listGrants(c.var.scope)))
  .post("/", requires("data.share"), accepts("json", grantDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await giveGrant(c.var.scope, draft) }, 201);
  })
  .delete("/:id", requires("data.share"), async (c) => {
    await revokeGrant(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });
