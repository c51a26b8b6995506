import { birdColumnsWith } from "#db/bird-columns.ts";
import { Refusal } from "#worker/refusal.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";

const prices = birdColumnsWith({ needs: "money.read" });
type Priced = { [Name in (typeof prices)[number]]?: unknown };

/**
 * What is said of a bird, without the prices of someone who may not handle money: they read null there, and sending that
 * back clears nothing. A price of their own is refused, `forbidden`.
 */
export function withoutPrices<GenesInput extends Priced>(scope: Pick<Scope, "role">, text: GenesInput): GenesInput {
  if (may(scope, "money.write")) return text;
  const left = { ...text };
  for (const price of prices) {
    if (left[price] !== undefined && left[price] !== null) throw new Refusal("forbidden");
    delete left[price];
  }
  return left;
}
