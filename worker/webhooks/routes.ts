import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { deliveryFilter, replayDraft, webhookDraft } from "./contract.ts";
import { listDeliveries, listWebhooks } from "./listing.ts";
import { makeWebhook, removeWebhook } from "./making.ts";
import { replay, resumeWebhook } from "./resuming.ts";

const keeps = requires("settings.write");

/** `/api/webhooks`: programs outside that are told of what happens. */
export const webhookRoutes = room()
  .get("/", keeps, async (c) => c.json({ data: await listWebhooks(c.var.scope) }))
  .post("/", requires("settings.write", "key"), accepts("json", webhookDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await makeWebhook(c.var.scope, c.env, draft) }, 201);
  })
  .delete("/:id", keeps, async (c) => {
    await removeWebhook(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  })
  .get("/:id/deliveries", keeps, accepts("query", deliveryFilter), async (c) =>
    c.json({ data: await listDeliveries(c.var.scope, c.req.param("id"), c.req.valid("query")) }),
  )
  .post("/:id/replay", keeps, accepts("json", replayDraft), async (c) => {
    const { delivery, org_id } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await replay(c.var.scope, c.req.param("id"), delivery) });
  })
  .post("/:id/resume", keeps, async (c) => {
    await resumeWebhook(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });
