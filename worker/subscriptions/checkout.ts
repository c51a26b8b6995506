import { eq, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { type PlanKey, planKeys } from "#db/vocabulary.ts";
import { signedInStatement, signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { CheckoutDraft } from "./contract.ts";
import { type Row, standingOf, subscriptionRow } from "./events/standing.ts";
import { isOpen, providerOf } from "./providers/choice.ts";
import type { PaymentProvider } from "./providers/provider.ts";
import { priceOf } from "./terms/prices.ts";

/** Seconds for which a checkout can be paid. */
const openFor = 3600;

/** Whether a checkout can be paid at an instant. */
export const isPayable = (row: Row, now: string): boolean => (row.checkout_expires_at ?? "") > now;

/**
 * Opens a checkout, one at a time: who asks again for the same is led to the same, for another period the one before is
 * over, at the provider too. `invalid` a plan without a price, `illegal_state` where one is paid already, `conflict` while nothing can be paid.
 */
export async function openCheckout(scope: Scope, env: Env, draft: CheckoutDraft): Promise<{ id: string; url: string }> {
  const { plan, amount_cents } = soldAs(draft);
  const provider = providerOf({ ...scope, env });
  if (!provider || !isOpen(env)) throw new Refusal("conflict", {}, { detail: "subscriptions.checkout.closed" });
  const before = await standingOf(scope);
  mustBeFree(scope, before.row, before.home.plan);
  const { kept, given_up } = await reserve(scope, provider, { plan, period: draft.period });
  mustBeFree(scope, kept, before.home.plan);
  const id = kept.checkout_id ?? "";
  if (kept.checkout_url) return { id, url: kept.checkout_url };
  if (given_up) await provider.expire({ url: given_up });
  const payer = before.owners.find((it) => it.id === scope.user_id) ?? before.owners[0];
  const { url } = await provider.checkout({
    payer: {
      org_id: scope.org_id,
      short_key: before.home.short_key ?? "",
      email: payer?.to ?? "",
      language: scope.language,
    },
    customer: kept.provider === provider.name ? kept.customer : null,
    checkout_id: id,
    period: draft.period,
    amount_cents,
    expires_at: kept.checkout_expires_at ?? scope.now,
    back: { paid: `${env.APP_ORIGIN}/billing?paid=1`, given_up: `${env.APP_ORIGIN}/billing` },
  });
  const { rowsAffected } = await scope.db
    .update(subscriptions)
    .set({ checkout_url: url })
    .where(owned(scope, subscriptions, eq(subscriptions.checkout_id, id)));
  if (rowsAffected > 0) return { id, url };
  // Another was asked for meanwhile, which could not know this one's address yet.
  await provider.expire({ url });
  throw new Refusal("illegal_state", {}, { detail: "subscriptions.checkout.over" });
}

function soldAs({ plan, period }: CheckoutDraft): { plan: PlanKey; amount_cents: number } {
  const known = planKeys.find((it) => it === plan);
  const amount_cents = known && priceOf(known, period);
  if (!known || !amount_cents) throw new Refusal("invalid", { plan: ["subscriptions.plan.unpriced"] });
  return { plan: known, amount_cents };
}

function mustBeFree({ trial_ends_at }: Scope, row: Row | undefined, plan: PlanKey): void {
  const isPaid = row?.state && row.state !== "ended";
  if (isPaid) throw new Refusal("illegal_state", {}, { detail: "subscriptions.checkout.paid", from: row.state ?? "" });
  if (plan === "empresarial" && !trial_ends_at)
    throw new Refusal("illegal_state", {}, { detail: "subscriptions.checkout.given" });
}

type Wish = { plan: PlanKey; period: CheckoutDraft["period"] };

type Reserved = { kept: Row; given_up: string | null | undefined };

/** The open checkout of the organisation, that which is there of the same wish, else a new one; and the address of which it takes the place. */
async function reserve(scope: Scope, provider: PaymentProvider, { plan, period }: Wish): Promise<Reserved> {
  const { db, org_id, now } = scope;
  const checkout = {
    checkout_id: newId("checkout"),
    checkout_url: null,
    checkout_period: period,
    checkout_expires_at: secondsFrom(now, openFor),
  };
  const isSame = sql`checkout_period = ${period} AND subscriptions.plan = ${plan}
    AND subscriptions.provider = ${provider.name} AND ifnull(checkout_expires_at, '') > ${now}`;
  const isFree = sql`ifnull(state, 'ended') = 'ended'`;
  const { here, before, rows } = await batch(db, {
    here: signedInStatement(scope),
    before: subscriptionRow(scope),
    made: db.run(sql`INSERT INTO subscriptions
        (id, org_id, plan, period, provider, checkout_id, checkout_period, checkout_expires_at, created_at, updated_at)
      SELECT ${newId("subscription")}, ${org_id}, ${plan}, ${period}, ${provider.name}, ${checkout.checkout_id}, ${period},
        ${checkout.checkout_expires_at}, ${now}, ${now} WHERE ${stillSignedIn(scope)}
      ON CONFLICT (org_id) DO NOTHING`),
    opened: db
      .update(subscriptions)
      .set({ ...checkout, plan, provider: provider.name, version: sql`${subscriptions.version} + 1`, updated_at: now })
      .where(owned(scope, subscriptions, sql`NOT (${isSame}) AND ${isFree} AND ${stillSignedIn(scope)}`)),
    rows: subscriptionRow(scope),
  });
  if (here.length === 0) throw signedOut();
  const [row] = rows;
  if (!row) throw new Refusal("missing");
  const [was] = before;
  const isReplaced =
    was && was.checkout_id !== row.checkout_id && was.provider === provider.name && isPayable(was, now);
  return { kept: row, given_up: isReplaced ? was.checkout_url : undefined };
}
