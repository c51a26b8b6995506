import { desc } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { providerEvents } from "#db/schema/subscriptions.ts";
import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { isPayable } from "./checkout.ts";
import { receive } from "./events/receiving.ts";
import { heldOf, standingOf } from "./events/standing.ts";
import { providerNameOf } from "./providers/choice.ts";
import type { Posted, ProviderCard } from "./providers/provider.ts";
import { cardOf, outcomeOf } from "./providers/test-cards.ts";
import { posted, signedAnew } from "./providers/test-provider.ts";
import { priceOf } from "./terms/prices.ts";
import type { TestCard, TestPayment } from "./test-contract.ts";

/** Refuses `missing` where the provider is not `test`: in production nothing of it is there. */
export function mustBeTest(env: Env): void {
  if (providerNameOf(env) !== "test") throw new Refusal("missing");
}

/**
 * Pays an open checkout with one of the test's cards: the event is signed and posted to our own door. `declined` where the
 * card does not pay or asks for a confirmation that was not given; `illegal_state` what is paid or over.
 */
export async function payCheckout(scope: Scope, env: Env, { checkout, ...given }: TestPayment): Promise<void> {
  const { row, home } = await standingOf(scope);
  if (!row || row.checkout_id !== checkout) throw new Refusal("missing");
  if (!isPayable(row, scope.now)) throw new Refusal("illegal_state", {}, { detail: "subscriptions.checkout.over" });
  const card = chosen(given);
  const outcome = outcomeOf(card.last4);
  if (outcome !== "pays" && outcome !== "asks")
    throw new Refusal("declined", {}, { detail: `subscriptions.test.${outcome}` });
  const period = row.checkout_period ?? row.period;
  const event = {
    id: `evt_${checkout}`,
    kind: "paid",
    reason: "first",
    at: scope.now,
    short_key: home.short_key ?? "",
    checkout_id: checkout,
    customer: `cus_${scope.org_id}`,
    subscription: `sub_${checkout}`,
    payment: `pay_${checkout}`,
    amount_cents: priceOf(row.plan, period) ?? 0,
    period,
    card,
  } as const;
  await receive({ ...scope, env }, "test", await posted({ env, now: scope.now }, event));
}

/** Gives another card for what is paid; any of them is taken, and what it does shows when it is charged. */
export async function giveCard(scope: Scope, env: Env, given: TestCard): Promise<void> {
  const standing = await standingOf(scope);
  const held = heldOf(standing);
  if (!held || standing.row?.state === "ended") throw new Refusal("illegal_state");
  const { short_key, subscription } = held;
  const card = chosen(given);
  const event = { id: newId("provider_event"), kind: "card", at: scope.now, short_key, subscription, card } as const;
  await receive({ ...scope, env }, "test", await posted({ env, now: scope.now }, event));
  const after = await standingOf(scope);
  if (after.row?.state === "past_due")
    throw new Refusal("declined", {}, { detail: `subscriptions.test.${outcomeOf(card.last4)}` });
}

function chosen({ card: typed, confirmed }: TestCard): ProviderCard {
  const card = cardOf(typed);
  if (!card) throw new Refusal("invalid", { card: ["subscriptions.test.card"] });
  if (outcomeOf(card.last4) === "asks" && !confirmed)
    throw new Refusal("declined", {}, { detail: "subscriptions.test.asks" });
  return card;
}

/** The events of the organisation, the newest first, each signed as if it came now. */
export async function postedEvents(scope: Scope, env: Env): Promise<Posted[]> {
  const { db, now } = scope;
  const rows = await db
    .select({ body: providerEvents.body })
    .from(providerEvents)
    .where(owned(scope, providerEvents))
    .orderBy(desc(providerEvents.at), desc(providerEvents.id))
    .limit(30);
  return Promise.all(rows.map(({ body }) => signedAnew({ env, now }, body)));
}
