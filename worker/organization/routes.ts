import { bodyLimit } from "hono/body-limit";
import { authenticate, verified } from "#worker/accounts/authenticate.ts";
import { accepts, room, tooLarge } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { largestLogo, logoUpload, organizationChange } from "./contract.ts";
import { keepLogo, logoFile, removeLogo } from "./logo.ts";
import { changeLook, lookNow } from "./look.ts";
import { lookChange } from "./look-contract.ts";
import { changeOrganization, currentOrganization } from "./organization.ts";

// Around the picture stands what multipart wraps around it.
const logoLimit = bodyLimit({ maxSize: largestLogo + 64 * 1024, onError: tooLarge });

/** Whether a request brings a logo, which has its own, larger limit. */
export const bringsLogo = (method: string, path: string) =>
  method === "PUT" && /^\/api\/organizations\/current\/logo\/?$/.test(path);

const mayChange = requires("settings.write");

/** `/api/organizations/current`. Signing up makes one beside it, so each route asks by itself who is there. */
export const organizationRoutes = room()
  .get("/", authenticate, verified, requires("flock.read"), async (c) =>
    c.json({ data: await currentOrganization(c.var.scope) }),
  )
  .put("/", authenticate, verified, mayChange, accepts("json", organizationChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    return c.json({ data: await changeOrganization(c.var.scope, { ...change, version }) });
  })
  .get("/look", authenticate, verified, mayChange, async (c) => c.json({ data: await lookNow(c.var.scope) }))
  .put("/look", authenticate, verified, mayChange, accepts("json", lookChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...look } = c.req.valid("json");
    return c.json({ data: await changeLook(c.var.scope, { ...look, version }) });
  })
  .get("/logo", authenticate, verified, requires("flock.read"), (c) =>
    logoFile(c.var.scope, c.env.FILES, c.req.header("If-None-Match")),
  )
  .put("/logo", authenticate, verified, mayChange, logoLimit, accepts("form", logoUpload), async (c) =>
    c.json({ data: await keepLogo(c.var.scope, c.env, c.req.valid("form").logo) }),
  )
  .delete("/logo", authenticate, verified, mayChange, async (c) => {
    await removeLogo(c.var.scope);
    return c.body(null, 204);
  });
