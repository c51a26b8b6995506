import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { sellerChange } from "./contract.ts";
import { changeSeller, sellerNow } from "./settings.ts";

/** What an organisation shows of itself on the market. */
export const sellerRoutes = room()
  .get("/", requires("market.write"), async (c) => c.json({ data: await sellerNow(c.var.scope) }))
  .put("/", requires("market.write"), accepts("json", sellerChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    return c.json({ data: await changeSeller(c.var.scope, { ...change, version }) });
  });
