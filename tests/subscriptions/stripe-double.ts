import { onTestFinished, vi } from "vitest";
import { signatureOf } from "#worker/subscriptions/providers/signing.ts";

// What Stripe answers and posts, as its documentation and API version 2026-10-28 have it; only what is read is kept.

export const stripeEnv = {
  PAYMENTS: "stripe",
  STRIPE_SECRET_KEY: "sk_test_recorded",
  STRIPE_WEBHOOK_SECRET: "whsec_recorded",
  SELLER_NAME: "Voliera, Lda",
  SELLER_TAX_ID: "500000000",
  SELLER_ADDRESS: "Rua 1, Lisboa",
  SELLER_VAT_PCT: "23",
};

const month = 2_678_400;
export const seconds = (at: string) => Math.floor(Date.parse(at) / 1000);

type Invoice = {
  id: string;
  reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  cents: number;
  credit?: number;
  at: string;
  attempts?: number;
  status?: "paid" | "open";
  yearly?: boolean;
  metadata: object;
};

/** An invoice as Stripe tells of it. */
export function invoice({
  id,
  reason,
  cents,
  credit = 0,
  at,
  attempts = 1,
  status = "paid",
  yearly,
  metadata,
}: Invoice) {
  const start = seconds(at);
  const period = { start, end: start + (yearly ? 12 * month : month) };
  return {
    id,
    object: "invoice",
    billing_reason: reason,
    status,
    created: start,
    customer: "cus_1",
    attempt_count: attempts,
    amount_paid: status === "paid" ? cents : 0,
    amount_due: cents,
    parent: { type: "subscription_details", subscription_details: { subscription: "sub_1", metadata } },
    lines: { data: [{ amount: cents + credit, period }, ...(credit ? [{ amount: -credit, period }] : [])] },
    status_transitions: { paid_at: status === "paid" ? start : null },
  };
}

/** Answers in Stripe's place what was recorded for a method and a path; whatever else is asked fails the test. */
export function recordedStripe(replies: Record<string, unknown>) {
  const calls: Array<{ at: string; body: string; key: string | null }> = [];
  const outside = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.host !== "api.stripe.com") return outside(input, init);
    const at = `${init.method ?? "GET"} ${url.pathname.slice(3)}`;
    const body = String(init.body ?? url.search);
    calls.push({ at, body: decodeURIComponent(body), key: new Headers(init.headers).get("Idempotency-Key") });
    const reply = await replies[at];
    const status = reply === undefined ? 404 : (reply as { status?: unknown }).status === 402 ? 402 : 200;
    return Response.json(reply ?? { error: { type: "invalid_request_error", message: `nothing recorded for ${at}` } }, {
      status,
    });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { calls, replies };
}

/** An event as Stripe posts it now. */
export async function stripePost(type: string, object: object, at: string, id = `evt_${crypto.randomUUID()}`) {
  const body = JSON.stringify({ id, object: "event", type, created: seconds(at), data: { object } });
  return { body, signature: await signatureOf(stripeEnv.STRIPE_WEBHOOK_SECRET, body, new Date().toISOString()) };
}
