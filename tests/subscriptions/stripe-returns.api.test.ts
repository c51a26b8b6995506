import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoice } from "./stripe-double.ts";
import { newStripe } from "./stripe-world.ts";

const page = (id: string) => ({ id, url: `https://checkout.stripe.com/c/pay/${id}#fid2cGd2ZndsdXFsamtQa2x0cGBr` });

test("a checkout for another period is the only one that Stripe lets be paid: the one before is over there too", async () => {
  const { checkout, calls, replies, billing } = await newStripe();
  replies["POST /checkout/sessions"] = page("cs_test_a1");
  await checkout("monthly");
  await checkout("monthly");
  expect(calls.map(({ at }) => at)).toEqual(["POST /checkout/sessions"]);
  replies["POST /checkout/sessions"] = page("cs_test_b2");
  replies["POST /checkout/sessions/cs_test_a1/expire"] = { ...page("cs_test_a1"), status: "expired", url: null };
  const yearly = await checkout("yearly");
  expect(yearly.url).toContain("cs_test_b2");
  expect(calls.slice(1).map(({ at }) => at)).toEqual([
    "POST /checkout/sessions/cs_test_a1/expire",
    "POST /checkout/sessions",
  ]);
  // One that was paid a moment ago cannot be expired, and what is asked for opens all the same.
  replies["POST /checkout/sessions"] = page("cs_test_c3");
  expect((await checkout("monthly")).url).toContain("cs_test_c3");
  expect(calls.at(-2)?.at).toBe("POST /checkout/sessions/cs_test_b2/expire");
  expect((await billing()).checkout).toMatchObject({ period: "monthly", amount_cents: 2000 });
});

test("of two checkouts asked for at once the one that came first is over at Stripe, and says so", async () => {
  const { checkout, calls, replies, send } = await newStripe();
  let late: Promise<unknown> = Promise.resolve();
  const first = { ...page("cs_test_a1") };
  Object.defineProperty(replies, "POST /checkout/sessions", {
    configurable: true,
    get() {
      // While Stripe makes the first, the other is asked for and made.
      Object.defineProperty(replies, "POST /checkout/sessions", { value: page("cs_test_b2") });
      late = checkout("yearly");
      return late.then(() => first);
    },
  });
  replies["POST /checkout/sessions/cs_test_a1/expire"] = { ...first, status: "expired" };
  const over = await send("/checkout", { plan: "professional", period: "monthly" });
  expect([over.status, over.code]).toEqual([409, "illegal_state"]);
  expect(await late).toMatchObject({ url: expect.stringContaining("cs_test_b2") });
  expect(calls.at(-1)?.at).toBe("POST /checkout/sessions/cs_test_a1/expire");
});

const charge = (more = {}) => ({
  id: "ch_1",
  object: "charge",
  amount: 2000,
  amount_refunded: 2000,
  refunded: true,
  payment_intent: "pi_1",
  metadata: {},
  ...more,
});

test("money returned in Stripe's own pages voids the receipt of that payment once, and ends no plan", async () => {
  const { paid, replies, post, billing, letters, db } = await newStripe();
  const { metadata, at } = await paid();
  const second = invoice({ id: "in_2", reason: "subscription_cycle", cents: 2000, at, metadata });
  expect(await post("invoice.paid", second, at)).toBe(200);
  await letters();
  const before = await billing();
  replies["GET /refunds"] = { data: [{ id: "re_1", status: "succeeded", amount: 2000, metadata: {} }] };
  replies["GET /invoice_payments"] = { data: [{ invoice: "in_1", payment: { payment_intent: "pi_1" } }] };
  replies["GET /invoices/in_1"] = invoice({ id: "in_1", reason: "subscription_create", cents: 2000, at, metadata });
  // Half of it is no whole receipt.
  expect(await post("charge.refunded", charge({ refunded: false, amount_refunded: 1000 }), at)).toBe(200);
  expect(await billing()).toEqual(before);
  const answers = await Promise.all(Array.from({ length: 5 }, () => post("charge.refunded", charge(), at)));
  expect(answers).toEqual(answers.map(() => 200));
  const { documents, ...rest } = await billing();
  expect(documents.map(({ number, state }) => [number, state])).toEqual([
    [2, "paid"],
    [1, "refunded"],
  ]);
  expect({ ...rest, documents: before.documents }).toEqual(before);
  expect(await letters()).toEqual([]);
  const noted = await db.all(sql`SELECT id FROM audit WHERE subject = 'subscription' AND changes LIKE '%refund%'`);
  expect(noted).toHaveLength(1);
});

test("what we returned ourselves is told of by our own event, whichever of Stripe's comes first; a stranger's is nothing to us", async () => {
  const { paid, replies, send, post, billing, letters, calls } = await newStripe();
  const { metadata, at } = await paid();
  replies["GET /invoice_payments"] = { data: [{ invoice: "in_1", payment: { payment_intent: "pi_1" } }] };
  replies["POST /refunds"] = { id: "re_1" };
  await send("/cancel", { refund: true });
  const ours = { ...metadata, payment: "in_1", subscription: "sub_1" };
  const refund = { id: "re_1", status: "succeeded", amount: 2000, metadata: ours };
  replies["GET /refunds"] = { data: [refund] };
  expect(await post("charge.refunded", charge(), at)).toBe(200);
  expect((await billing()).documents).toMatchObject([{ state: "paid" }]);
  expect(await post("refund.created", refund, at)).toBe(200);
  expect(await post("charge.refunded", charge(), at)).toBe(200);
  expect((await billing()).documents).toMatchObject([{ state: "refunded" }]);
  expect((await letters()).filter((it) => /de volta$/.test(it))).toHaveLength(1);
  // Of another shop under the same account.
  replies["GET /refunds"] = { data: [] };
  replies["GET /invoice_payments"] = { data: [] };
  const before = calls.length;
  expect(await post("charge.refunded", charge({ id: "ch_9", payment_intent: "pi_9" }), at)).toBe(200);
  expect(await post("charge.refunded", charge({ id: "ch_8", payment_intent: null }), at)).toBe(200);
  expect(calls.slice(before).map((it) => it.at)).toEqual(["GET /refunds", "GET /invoice_payments"]);
});
