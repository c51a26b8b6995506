import type { Database } from "#db/connection.ts";
import type { PaymentProviderName } from "#db/words/billing.ts";
import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import { sellerOf } from "../terms/seller.ts";
import type { PaymentProvider } from "./provider.ts";
import { stripeProvider } from "./stripe.ts";
import { testProvider } from "./test-provider.ts";

/** Who takes the money: as configured, else `test` outside production and `none` in it, where `test` is nobody either. */
export function providerNameOf({ PAYMENTS, ENVIRONMENT, ...env }: Env): PaymentProviderName {
  const isProduction = ENVIRONMENT === "production";
  if (PAYMENTS === "stripe") return env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET ? "stripe" : "none";
  if (PAYMENTS === "none") return "none";
  return isProduction ? "none" : "test";
}

/** Why nothing can be paid though somebody is named who takes the money; undefined where all is well. */
export function closedBecause(env: Env): string | undefined {
  const name = providerNameOf(env);
  if (env.PAYMENTS && env.PAYMENTS !== name) return `PAYMENTS=${env.PAYMENTS} is not set up here`;
  if (name !== "none" && !sellerOf(env, name))
    return "SELLER_NAME, SELLER_TAX_ID, SELLER_ADDRESS, SELLER_VAT_PCT are not all set";
  return undefined;
}

/** Whether a plan can be paid: somebody takes the money and receipts can name who sells. */
export function isOpen(env: Env): boolean {
  const name = providerNameOf(env);
  return name !== "none" && sellerOf(env, name) !== undefined;
}

/** Hosts a page of ours sends its reader to where they pay, for `form-action`. */
export const payingHosts = (env: Env): readonly string[] =>
  providerNameOf(env) === "stripe" ? ["https://checkout.stripe.com"] : [];

type Ground = { db: Database; env: Env; now: string };

/** The provider in force; undefined where nobody takes money. */
export function providerOf(ground: Ground): PaymentProvider | undefined {
  const name = providerNameOf(ground.env);
  if (name === "test") return testProvider(ground);
  return name === "stripe" ? stripeProvider(ground) : undefined;
}

/** The provider that has a subscription; refuses `unavailable` where it is not the one in force any more. */
export function providerNamed(ground: Ground, name: PaymentProviderName): PaymentProvider {
  const provider = providerOf(ground);
  if (provider?.name !== name)
    throw new Refusal("unavailable", {}, { detail: "subscriptions.provider.away", retryAfter: 3600 });
  return provider;
}
