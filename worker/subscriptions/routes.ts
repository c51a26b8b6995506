import { accepts, room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { billingOf } from "./billing-view.ts";
import { cancel, resume } from "./cancelling.ts";
import { cardAddress } from "./card.ts";
import { change, changeOf } from "./changing.ts";
import { openCheckout } from "./checkout.ts";
import { cancelDraft, changeDraft, checkoutDraft } from "./contract.ts";
import { nowOf } from "./now-scope.ts";

const mayPay = requires("billing.write");

/** `/api/billing`: what an organisation has, uses and pays, for its owners. */
export const billingRoutes = room()
  .get("/", mayPay, async (c) => c.json({ data: await billingOf(c.var.scope, c.env) }))
  .post("/checkout", mayPay, accepts("json", checkoutDraft), async (c) =>
    c.json({ data: await openCheckout(c.var.scope, c.env, c.req.valid("json")) }, 201),
  )
  .get("/change", mayPay, accepts("query", changeDraft), async (c) =>
    c.json({ data: await changeOf(c.var.scope, c.env, c.req.valid("query").period) }),
  )
  .post("/change", mayPay, accepts("json", changeDraft), async (c) =>
    c.json({ data: await change(c.var.scope, c.env, c.req.valid("json").period) }),
  )
  .post("/cancel", mayPay, accepts("json", cancelDraft), async (c) => {
    await cancel(c.var.scope, c.env, c.req.valid("json"));
    return c.json({ data: await billingOf(await nowOf(c.var.scope), c.env) });
  })
  .post("/resume", mayPay, async (c) => {
    await resume(c.var.scope, c.env);
    return c.json({ data: await billingOf(await nowOf(c.var.scope), c.env) });
  })
  .post("/card", mayPay, async (c) => c.json({ data: await cardAddress(c.var.scope, c.env) }));
