import { accepts, room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { billingOf } from "./billing-view.ts";
import { openCheckout } from "./checkout.ts";
import { checkoutDraft } from "./contract.ts";

const mayPay = requires("billing.write");

/** `/api/billing`: what an organisation has, uses and pays, for its owners. */
export const billingRoutes = room()
  .get("/", mayPay, async (c) => c.json({ data: await billingOf(c.var.scope, c.env) }))
  .post("/checkout", mayPay, accepts("json", checkoutDraft), async (c) =>
    c.json({ data: await openCheckout(c.var.scope, c.env, c.req.valid("json")) }, 201),
  );
