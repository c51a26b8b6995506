import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import type { PaymentProvider } from "./provider.ts";

/** Stripe; in work. */
export function stripeProvider(_ground: { env: Env; now: string }): PaymentProvider {
  throw new Refusal("unavailable", {}, { retryAfter: 3600 });
}
