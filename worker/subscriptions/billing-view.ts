import { desc, sql } from "drizzle-orm";
import { charges } from "#db/schema/subscriptions.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import { planOf } from "#worker/billing/plans.ts";
import { inPlan } from "#worker/birds/columns/counts.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { activeMembers, openInvitations } from "#worker/members/places.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { BillingDocument, BillingState, BillingView } from "./contract.ts";
import { type Row, subscriptionRow } from "./events/standing.ts";
import { isOpen, payingHosts, providerNameOf } from "./providers/choice.ts";
import { endOfPatience, refundableUntil } from "./terms/periods.ts";
import { priceOf } from "./terms/prices.ts";
import { sellerOf } from "./terms/seller.ts";

type Counted = { birds: number; members: number; sites: number; storage: number; keys: number; timezone: string };

/** How many documents are listed, the newest: five years of months. */
const mostListed = 60;

const counting = (scope: Scope) => {
  const { db, org_id, now } = scope;
  return db.all<Counted>(sql`SELECT ${inPlan(scope)} AS birds,
    ${activeMembers(org_id)} + ${openInvitations({ org_id, now })} AS members,
    (SELECT count(*) FROM places WHERE org_id = ${org_id} AND kind = 'site') AS sites,
    (SELECT count(*) FROM api_keys WHERE org_id = ${org_id} AND revoked_at IS NULL
      AND ifnull(expires_at, '9') > ${now}) AS keys,
    stored_bytes AS storage, timezone FROM organizations WHERE id = ${org_id}`);
};

const documentRows = ({ db, org_id }: Scope) =>
  db
    .select()
    .from(charges)
    .where(owned({ org_id }, charges))
    .orderBy(desc(charges.paid_at), desc(charges.id))
    .limit(mostListed);

/** What the caller's organisation has, uses and pays. */
export async function billingOf(scope: Scope, env: Env): Promise<BillingView> {
  const { db } = scope;
  const { rows, counted, documents } = await batch(db, {
    rows: subscriptionRow(scope),
    counted: counting(scope),
    documents: documentRows(scope),
  });
  const [uses] = counted;
  if (!uses) throw new Refusal("missing");
  return {
    plan: scope.plan,
    trial_ends_at: scope.trial_ends_at,
    ...paidFor(scope, rows[0], uses.timezone),
    usage: usageOf(scope, uses),
    documents: documents.map((row) => documentOf(row, uses.timezone)),
    checkout: checkoutOf(rows[0], scope.now),
    is_open: isOpen(env),
    vat_rate: sellerOf(env, providerNameOf(env))?.vat_rate ?? null,
    pays_at: payingHosts(env),
    is_test: providerNameOf(env) === "test",
  };
}

function checkoutOf(row: Row | undefined, now: string): BillingView["checkout"] {
  if (!row?.checkout_id || (row.checkout_expires_at ?? "") <= now) return null;
  const period = row.checkout_period ?? row.period;
  return { id: row.checkout_id, plan: row.plan, period, amount_cents: priceOf(row.plan, period) ?? 0 };
}

function stateOf({ plan, trial_ends_at }: Scope, row: Row | undefined): BillingState {
  if (row?.state && row.state !== "ended") return row.state;
  if (trial_ends_at) return "trialing";
  // What was given by hand is neither tried nor paid here.
  return plan === "starter" ? "ended" : "active";
}

function paidFor(scope: Scope, row: Row | undefined, timezone: string) {
  const state = stateOf(scope, row);
  const pays = row?.state && row.state !== "ended" ? row : undefined;
  const goesOn = pays && pays.state !== "cancelling";
  const first_paid_on = pays?.first_paid_at && dayIn(timezone, pays.first_paid_at);
  const refundable_until = first_paid_on ? refundableUntil(first_paid_on) : null;
  const ends_on = pays?.past_due_since ? dayIn(timezone, endOfPatience(pays.past_due_since)) : null;
  return {
    state,
    period: pays?.period ?? null,
    next_period: pays?.next_period ?? null,
    period_start: pays?.period_start ?? null,
    period_end: pays?.period_end ?? null,
    next_cents: goesOn ? priceOf(pays.plan, pays.next_period ?? pays.period) : null,
    refundable_until: refundable_until && refundable_until >= scope.today ? refundable_until : null,
    next_try_on: pays?.next_try_at ? dayIn(timezone, pays.next_try_at) : null,
    ends_on: pays?.state === "cancelling" ? pays.period_end : ends_on,
    card: pays ? cardOf(pays) : null,
  };
}

function cardOf({ card_brand: brand, card_last4: last4, card_expires: expires }: Row): BillingView["card"] {
  return brand && last4 && expires ? { brand, last4, expires } : null;
}

function usageOf({ plan }: Scope, uses: Counted): BillingView["usage"] {
  const { birds, users, sites, keys } = planOf(plan);
  return {
    birds: { used: uses.birds, most: birds },
    members: { used: uses.members, most: users },
    sites: { used: uses.sites, most: sites },
    storage: { used: uses.storage, most: null },
    keys: { used: uses.keys, most: keys },
  };
}

function documentOf(row: typeof charges.$inferSelect, timezone: string): BillingDocument {
  const { org_id: _, vat_rate, seller, buyer, provider, provider_payment, event_id, ...shown } = row;
  const { paid_at, refunded_at, created_at, ...document } = shown;
  return { ...document, on: dayIn(timezone, paid_at) };
}
