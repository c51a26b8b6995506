import { accepts, room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { billingOf } from "./billing-view.ts";
import { nowOf } from "./now-scope.ts";
import { advance } from "./test-advancing.ts";
import { testCard, testDays, testPayment } from "./test-contract.ts";
import { giveCard, mustBeTest, payCheckout, postedEvents } from "./test-paying.ts";

const mayPay = requires("billing.write");

/** `/api/billing/test`: what the provider `test` does in the place of a bank; nothing is there in production. */
export const testRoutes = room()
  .post("/pay", mayPay, accepts("json", testPayment), async (c) => {
    mustBeTest(c.env);
    await payCheckout(c.var.scope, c.env, c.req.valid("json"));
    return c.json({ data: await billingOf(await nowOf(c.var.scope), c.env) });
  })
  .post("/card", mayPay, accepts("json", testCard), async (c) => {
    mustBeTest(c.env);
    await giveCard(c.var.scope, c.env, c.req.valid("json"));
    return c.json({ data: await billingOf(await nowOf(c.var.scope), c.env) });
  })
  .post("/advance", mayPay, accepts("json", testDays), async (c) => {
    mustBeTest(c.env);
    await advance(c.var.scope, c.env, c.req.valid("json").days);
    return c.json({ data: await billingOf(await nowOf(c.var.scope), c.env) });
  })
  .get("/events", mayPay, async (c) => {
    mustBeTest(c.env);
    return c.json({ data: await postedEvents(c.var.scope, c.env) });
  });
