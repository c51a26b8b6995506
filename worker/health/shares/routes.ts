import { visitorOf } from "#worker/accounts/visitor.ts";
import { accepts, room } from "#worker/http.ts";
import { isConfirmed, requires } from "#worker/rights.ts";
import { healthShareDraft, healthShareFilter } from "./contract.ts";
import { sharedSheetLogo, sharedSheets } from "./shared-sheets.ts";
import { addShare, listShares, revokeShare } from "./shares.ts";

/** `/api/health-shares`: addresses of health sheets, for a vet. */
export const healthShareRoutes = room()
  .get("/", requires("flock.read"), accepts("query", healthShareFilter), async (c) => {
    const { shares, birds } = await listShares(c.var.scope, c.env, c.req.valid("query").ids.split(","));
    return c.json({ data: shares, birds, is_confirmed: isConfirmed(c.var.scope) });
  })
  .post("/", requires("flock.share"), accepts("json", healthShareDraft), async (c) =>
    c.json({ data: await addShare(c.var.scope, c.env, c.req.valid("json")) }, 201),
  )
  .delete("/:id", requires("flock.write"), async (c) => {
    await revokeShare(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });

/** `/api/shared/health`: for whoever was given an address, signed in or not. */
export const sharedHealth = room()
  .get("/:token", async (c) => c.json({ data: await sharedSheets(visitorOf(c), c.req.param("token")) }))
  .get("/:token/logo", async (c) => sharedSheetLogo(visitorOf(c), c.req.param("token")));
