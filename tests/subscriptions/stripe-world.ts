import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { newPaying } from "./paying.ts";
import { invoice, recordedStripe, stripeEnv, stripePost } from "./stripe-double.ts";

/** A subscription as Stripe answers it. */
export const subscription = (more = {}) => ({
  id: "sub_1",
  object: "subscription",
  status: "active",
  customer: "cus_1",
  schedule: null,
  ended_at: null,
  metadata: {},
  default_payment_method: { id: "pm_1", card: { brand: "visa", last4: "4242", exp_year: 2034, exp_month: 4 } },
  items: { data: [{ id: "si_1", price: { id: "price_1", product: "prod_1" } }] },
  ...more,
});

/** An owner who pays through a Stripe that answers what was recorded. */
export async function newStripe() {
  const world = await newPaying(stripeEnv);
  const { db, a, ask } = world;
  const [home] = await db.all<{ short_key: string }>(sql`SELECT short_key FROM organizations WHERE id = ${a.org_id}`);
  const stripe = recordedStripe({
    "POST /checkout/sessions": { id: "cs_1", url: "https://checkout.stripe.com/c/pay/cs_1" },
    "GET /subscriptions/sub_1": subscription(),
    "POST /subscriptions/sub_1": subscription(),
    "DELETE /subscriptions/sub_1": subscription({ status: "canceled" }),
    "GET /invoices": { data: [] },
  });
  const post = async (type: string, object: object, at: string, id?: string) => {
    const { body, signature } = await stripePost(type, object, at, id);
    const headers = { "Stripe-Signature": signature, "Content-Type": "application/json" };
    return (await ask("/api/billing-events/stripe", { form: body as unknown as FormData, headers })).status;
  };
  /** A checkout, and the payment Stripe tells of. */
  async function paid() {
    const { id, url } = await world.checkout();
    expect(url).toBe("https://checkout.stripe.com/c/pay/cs_1");
    const metadata = { short_key: home?.short_key, checkout_id: id };
    const at = new Date().toISOString();
    expect(
      await post("invoice.paid", invoice({ id: "in_1", reason: "subscription_create", cents: 2000, at, metadata }), at),
    ).toBe(200);
    return { metadata, at };
  }
  return { ...world, ...stripe, post, paid };
}
