import type Stripe from "stripe";
import type { ProviderCard, ProviderEvent } from "./provider.ts";

// What is asked for and what is posted tell of one thing: so it has one name, that of the thing, however it is heard.

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();
/** The id of what Stripe names by it or tells whole. */
export const idOf = (of: string | { id: string } | null | undefined): string | undefined =>
  typeof of === "string" ? of : (of?.id ?? undefined);

const reasons: Record<string, ProviderEvent["reason"]> = {
  subscription_create: "first",
  subscription_cycle: "renewal",
  subscription_update: "change",
};

/** What an event of Stripe's says, in our words. */
export function eventIn({ id, type, created, data }: Stripe.Event): ProviderEvent {
  const other = { id, kind: "other", at: instant(created) } as const;
  const { object } = data;
  if (type === "invoice.paid" || type === "invoice.payment_failed")
    return ofInvoice(object as Stripe.Invoice, created) ?? other;
  if (type === "customer.subscription.deleted") return ofSubscription(object as Stripe.Subscription, created);
  if (type === "refund.created" || type === "refund.updated")
    return ofRefund(object as Stripe.Refund, created) ?? other;
  if (type === "charge.refunded") return ofCharge(object as Stripe.Charge, created) ?? other;
  if (type === "checkout.session.completed") return ofPage(object as Stripe.Checkout.Session, created) ?? other;
  return other;
}

/** What an invoice tells of a payment; undefined while nothing was tried, or where it is none of a subscription of ours. */
export function ofInvoice(invoice: Stripe.Invoice, created: number): ProviderEvent | undefined {
  const details = invoice.parent?.subscription_details;
  const reason = reasons[invoice.billing_reason ?? ""];
  const isPaid = invoice.status === "paid";
  if (!details || !reason || !(isPaid || invoice.attempt_count > 0)) return undefined;
  const { short_key, checkout_id } = details.metadata ?? {};
  const lines = invoice.lines.data;
  const paidFor = lines.find(({ amount }) => amount > 0)?.period;
  const isLong = paidFor && paidFor.end - paidFor.start > 40 * 86_400;
  return {
    id: isPaid ? `${invoice.id}:paid` : `${invoice.id}:failed:${invoice.attempt_count}`,
    kind: isPaid ? "paid" : "failed",
    at: instant((isPaid ? invoice.status_transitions.paid_at : undefined) ?? created),
    reason,
    short_key,
    checkout_id,
    customer: idOf(invoice.customer),
    subscription: idOf(details.subscription),
    payment: invoice.id,
    amount_cents: isPaid ? invoice.amount_paid : invoice.amount_due,
    credit_cents: -lines.reduce((sum, { amount }) => sum + Math.min(0, amount), 0),
    period: isLong ? "yearly" : "monthly",
  };
}

/** That a subscription takes no more. */
export function ofSubscription({ id, metadata }: Stripe.Subscription, created: number): ProviderEvent {
  return { id: `${id}:ended`, kind: "ended", at: instant(created), short_key: metadata.short_key, subscription: id };
}

function ofRefund({ id, status, amount, metadata }: Stripe.Refund, created: number): ProviderEvent | undefined {
  const { short_key, payment, subscription } = metadata ?? {};
  if (status !== "succeeded" || !payment) return undefined;
  const of = { short_key, payment, subscription, amount_cents: amount };
  return { id, kind: "refunded", at: instant(created), ...of };
}

// Whose it is, and of which payment, its invoice says: only a part that went back voids no receipt.
function ofCharge(charge: Stripe.Charge, created: number): ProviderEvent | undefined {
  const payment = idOf(charge.payment_intent);
  if (!charge.refunded || !payment) return undefined;
  const of = { payment, amount_cents: charge.amount_refunded };
  return { id: `${charge.id}:refunded`, kind: "refunded", at: instant(created), ...of };
}

function ofPage(page: Stripe.Checkout.Session, created: number): ProviderEvent | undefined {
  const { short_key, subscription } = page.metadata ?? {};
  if (page.mode !== "setup" || !subscription) return undefined;
  return { id: page.id, kind: "card", at: instant(created), short_key, subscription, payment: idOf(page.setup_intent) };
}

/** What is shown of a card; undefined of whatever else pays. */
export function cardOf(method: string | Stripe.PaymentMethod | null | undefined): ProviderCard | undefined {
  const card = typeof method === "string" ? undefined : method?.card;
  if (!card) return undefined;
  const { brand, last4, exp_year, exp_month } = card;
  return { brand, last4, expires: `${exp_year}-${String(exp_month).padStart(2, "0")}` };
}
