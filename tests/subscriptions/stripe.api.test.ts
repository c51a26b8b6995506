import { expect, test } from "vitest";
import { tendSubscriptions } from "#worker/subscriptions/clock.ts";
import type { BillingView, ChangeView } from "#worker/subscriptions/contract.ts";
import { invoice } from "./stripe-double.ts";
import { newStripe, subscription } from "./stripe-world.ts";

const later = (at: string, days: number) => new Date(Date.parse(at) + days * 86_400_000).toISOString();

test("the same life on Stripe: paid, changed, due four times, paid with another card, cancelled, resumed, ended", async () => {
  const { paid, calls, replies, billing, send, post, letters, db, env } = await newStripe();
  const { metadata, at } = await paid();
  const [opened] = calls;
  expect(opened?.body).toContain("unit_amount]=2000");
  expect(opened?.body).toContain("recurring][interval]=month");
  expect(opened?.key).toBe(metadata.checkout_id);
  expect(await billing()).toMatchObject({
    state: "active",
    plan: "professional",
    card: { last4: "4242", expires: "2034-04" },
    documents: [{ number: 1, gross_cents: 2000, net_cents: 1626, vat_cents: 374 }],
  });
  // The year at once: the credit is an item of its own, and what was paid is asked for, and told of once more.
  const year = invoice({
    id: "in_2",
    reason: "subscription_update",
    cents: 18_000,
    credit: 2000,
    at: later(at, 0.01),
    yearly: true,
    metadata,
  });
  replies["POST /invoiceitems"] = { id: "ii_1" };
  replies["GET /invoices"] = { data: [year] };
  const change = await send<ChangeView>("/change", { period: "yearly" });
  expect(change).toMatchObject({ status: 200, data: { credit_cents: 2000, due_cents: 18_000 } });
  expect(calls.find((it) => it.at === "POST /invoiceitems")?.body).toContain("amount=-2000");
  const going = calls.find((it) => it.at === "POST /subscriptions/sub_1");
  expect(going?.body).toContain("unit_amount]=20000");
  const changed = await billing();
  expect(changed).toMatchObject({ period: "yearly", documents: [{ gross_cents: 18_000, credit_cents: 2000 }, {}] });
  expect(await post("invoice.paid", year, year.created ? new Date(year.created * 1000).toISOString() : at)).toBe(200);
  expect(await billing()).toEqual(changed);
  replies["GET /invoices"] = { data: [] };

  // The renewal is declined four times.
  const end = `${changed.period_end}T01:00:00.000Z`;
  const tried = (attempts: number) =>
    invoice({
      id: "in_3",
      reason: "subscription_cycle",
      cents: 20_000,
      at: end,
      status: "open",
      attempts,
      yearly: true,
      metadata,
    });
  await letters();
  for (const [attempts, days] of [
    [1, 0],
    [2, 3],
    [3, 5],
    [4, 7],
  ] as const)
    expect(await post("invoice.payment_failed", tried(attempts), later(end, days))).toBe(200);
  expect(await billing()).toMatchObject({ state: "past_due", plan: "professional", next_try_on: null });
  expect(await letters()).toHaveLength(4);

  // Another card, given on a page of Stripe's, pays what is due.
  replies["POST /checkout/sessions"] = { id: "cs_2", url: "https://checkout.stripe.com/c/setup/cs_2" };
  expect((await send<{ url: string }>("/card", {})).data.url).toContain("cs_2");
  replies["GET /setup_intents/seti_1"] = {
    id: "seti_1",
    payment_method: { id: "pm_2", card: { brand: "mastercard", last4: "4444", exp_year: 2035, exp_month: 12 } },
  };
  replies["GET /invoices"] = { data: [tried(4)] };
  replies["POST /invoices/in_3/pay"] = { id: "in_3" };
  const page = { id: "cs_2", mode: "setup", metadata: { ...metadata, subscription: "sub_1" }, setup_intent: "seti_1" };
  expect(await post("checkout.session.completed", page, later(end, 8))).toBe(200);
  expect(calls.at(-1)?.at).toBe("POST /invoices/in_3/pay");
  replies["GET /subscriptions/sub_1"] = subscription({
    default_payment_method: { id: "pm_2", card: { brand: "mastercard", last4: "4444", exp_year: 2035, exp_month: 12 } },
  });
  const renewed = {
    ...tried(5),
    status: "paid",
    amount_paid: 20_000,
    status_transitions: { paid_at: Date.parse(later(end, 8)) / 1000 },
  };
  expect(await post("invoice.paid", renewed, later(end, 8))).toBe(200);
  expect(await billing()).toMatchObject({ state: "active", card: { last4: "4444" }, period_start: changed.period_end });
  expect((await billing()).documents[0]).toMatchObject({ number: 3, gross_cents: 20_000 });

  expect((await send("/cancel", {})).data.state).toBe("cancelling");
  expect(calls.at(-1)?.body).toBe("cancel_at_period_end=true");
  expect((await send("/resume", {})).data.state).toBe("active");
  expect(calls.at(-1)?.body).toBe("cancel_at_period_end=false");
  expect((await send("/cancel", {})).data.state).toBe("cancelling");
  const over = `${(await billing()).period_end}T10:00:00.000Z`;
  await tendSubscriptions(db, env, over);
  expect(await billing()).toMatchObject({ state: "ended", plan: "starter" } satisfies Partial<BillingView>);
  expect(await post("customer.subscription.deleted", subscription({ metadata, status: "canceled" }), over)).toBe(200);
  expect((await billing()).state).toBe("ended");
});

test("money goes back through Stripe, and the receipt is void when Stripe says that it went", async () => {
  const { paid, replies, calls, send, post, billing, letters } = await newStripe();
  const { metadata } = await paid();
  replies["GET /invoice_payments"] = { data: [{ payment: { payment_intent: "pi_1" } }] };
  replies["POST /refunds"] = { id: "re_1" };
  expect((await send("/cancel", { refund: true })).data).toMatchObject({
    state: "ended",
    plan: "starter",
    documents: [{ state: "paid" }],
  });
  const refund = calls.find((it) => it.at === "POST /refunds");
  expect([refund?.key, refund?.body]).toEqual(["refund-in_1", expect.stringContaining("payment_intent=pi_1")]);
  const refunded = {
    id: "re_1",
    status: "succeeded",
    amount: 2000,
    metadata: { ...metadata, payment: "in_1", subscription: "sub_1" },
  };
  const at = later(new Date().toISOString(), 1);
  for (const type of ["refund.created", "refund.updated"]) expect(await post(type, refunded, at)).toBe(200);
  expect((await billing()).documents).toMatchObject([{ number: 1, state: "refunded" }]);
  expect((await letters()).at(-1)).toMatch(/de volta$/);
});

test("a period that ended an hour ago without a word is asked about, and so is none whose card declines or that Stripe hides", async () => {
  const { paid, replies, calls, billing, db, env, send } = await newStripe();
  const { metadata } = await paid();
  const { period_end } = await billing();
  const at = `${period_end}T00:30:00.000Z`;
  const reads = () => calls.filter((it) => it.at === "GET /invoices").length;
  await tendSubscriptions(db, env, `${period_end}T00:20:00.000Z`);
  const before = reads();
  replies["GET /invoices"] = {
    data: [invoice({ id: "in_9", reason: "subscription_cycle", cents: 2000, at, metadata })],
  };
  await tendSubscriptions(db, env, `${period_end}T04:00:00.000Z`);
  expect(reads()).toBe(before + 1);
  expect(await billing()).toMatchObject({
    state: "active",
    period_start: period_end,
    documents: [{ number: 2 }, { number: 1 }],
  });
  replies["POST /subscriptions/sub_1"] = {
    status: 402,
    error: { type: "card_error", code: "card_declined", message: "no" },
  };
  replies["POST /invoiceitems"] = { id: "ii_1" };
  replies["DELETE /invoiceitems/ii_1"] = { id: "ii_1", deleted: true };
  expect((await send("/change", { period: "yearly" })).status).toBe(402);
  expect(calls.at(-1)?.at).toBe("DELETE /invoiceitems/ii_1");
  delete replies["POST /subscriptions/sub_1"];
  expect((await send("/cancel", {})).status).toBe(503);
  expect((await billing()).state).toBe("active");
});
