import { authenticate, verified } from "#worker/accounts/authenticate.ts";
import { accepts, room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { organizationChange } from "./contract.ts";
import { changeOrganization, currentOrganization } from "./organization.ts";

/** `/api/organizations/current`. Signing up makes one beside it, so each route asks by itself who is there. */
export const organizationRoutes = room()
  .get("/", authenticate, verified, requires("flock.read"), async (c) =>
    c.json({ data: await currentOrganization(c.var.scope) }),
  )
  .put("/", authenticate, verified, requires("settings.write"), accepts("json", organizationChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    return c.json({ data: await changeOrganization(c.var.scope, { ...change, version }) });
  });
