import type Stripe from "stripe";
import type { Env } from "#worker/env.ts";
import type { PaymentProvider, ProviderEvent } from "./provider.ts";
import { isSigned } from "./signing.ts";
import { goOver, goOverLater, intervals, priceOf } from "./stripe-changes.ts";
import { away, type Call, callerOf } from "./stripe-client.ts";
import { cardOf, eventIn, idOf, ofInvoice, ofSubscription } from "./stripe-events.ts";

type Ground = { env: Pick<Env, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET">; now: string };

/** Stripe. It charges, tries again (set there to 3, 5 and 7 days) and tells of it; every amount is of our catalogue. */
export function stripeProvider({ env, now }: Ground): PaymentProvider {
  const call = callerOf(env.STRIPE_SECRET_KEY ?? "");
  const subscriptionOf = (id: string) =>
    call((client) => client.subscriptions.retrieve(id, { expand: ["default_payment_method"] }));

  return {
    name: "stripe",
    header: "Stripe-Signature",
    patience: 3_600_000,
    async checkout({ payer, customer, checkout_id, period, amount_cents, expires_at, back }) {
      const metadata = { short_key: payer.short_key, checkout_id };
      const session = await call((client) =>
        client.checkout.sessions.create(
          {
            mode: "subscription",
            locale: payer.language,
            ...(customer ? { customer } : { customer_email: payer.email }),
            client_reference_id: checkout_id,
            metadata,
            subscription_data: { metadata },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: "eur",
                  unit_amount: amount_cents,
                  recurring: { interval: intervals[period] },
                  product_data: { name: "Voliera Professional" },
                },
              },
            ],
            expires_at: Math.floor(Date.parse(expires_at) / 1000),
            success_url: back.paid,
            cancel_url: back.given_up,
          },
          { idempotencyKey: checkout_id },
        ),
      );
      return { url: session?.url ?? back.given_up };
    },
    async expire({ url }) {
      const [id] = /\bcs_\w+/.exec(url) ?? [];
      // What is paid or over stays so. What cannot be reached ends within its hour, and a second payment goes back.
      if (id) await call((client) => client.checkout.sessions.expire(id)).catch(() => undefined);
    },
    async change({ held, to, at, amount_cents, credit_cents, once }) {
      const subscription = await subscriptionOf(held.subscription);
      const schedule = idOf(subscription?.schedule);
      // A downgrade that waits is a schedule: it goes, whatever comes instead.
      if (schedule) await call((client) => client.subscriptionSchedules.release(schedule), ["resource_missing"]);
      if (at === "kept" || !subscription) return [];
      const price_data = priceOf(subscription, to, amount_cents + (at === "now" ? credit_cents : 0));
      if (at === "now") await goOver(call, held, { subscription, price_data, credit_cents, once });
      else await goOverLater(call, { subscription, price_data, once });
      return [];
    },
    async cancel({ held: { subscription: id, short_key }, now: atOnce, refunds }) {
      if (atOnce) await call((client) => client.subscriptions.cancel(id), ["resource_missing"]);
      else {
        const schedule = idOf((await subscriptionOf(id))?.schedule);
        if (schedule) await call((client) => client.subscriptionSchedules.release(schedule), ["resource_missing"]);
        await call((client) => client.subscriptions.update(id, { cancel_at_period_end: true }), ["resource_missing"]);
      }
      for (const { payment, amount_cents: amount } of refunds) {
        const paid = await call((client) => client.invoicePayments.list({ invoice: payment, status: "paid" }));
        const payment_intent = idOf(paid?.data[0]?.payment.payment_intent);
        if (!payment_intent) throw away();
        const refund = { payment_intent, amount, metadata: { short_key, payment, subscription: id } };
        const only = { idempotencyKey: `refund-${payment}` };
        await call((client) => client.refunds.create(refund, only), ["charge_already_refunded"]);
      }
      return [];
    },
    async resume({ held: { subscription: id } }) {
      await call((client) => client.subscriptions.update(id, { cancel_at_period_end: false }));
    },
    async card({ held, back }) {
      const session = await call((client) =>
        client.checkout.sessions.create({
          mode: "setup",
          currency: "eur",
          ...(held.customer && { customer: held.customer }),
          metadata: { short_key: held.short_key, subscription: held.subscription },
          success_url: back,
          cancel_url: back,
        }),
      );
      return { url: session?.url ?? back };
    },
    async payNow({ held }) {
      const open = await call((client) => client.invoices.list({ subscription: held.subscription, status: "open" }));
      for (const { id } of open?.data ?? [])
        if (id)
          await call(
            (client) => client.invoices.pay(id),
            ["card_declined", "expired_card", "invoice_payment_intent_requires_action"],
          );
      return [];
    },
    async ask({ held, since }) {
      const created = { gte: Math.floor((Date.parse(since) || 0) / 1000) };
      const invoices = await call((client) =>
        client.invoices.list({ subscription: held.subscription, created, limit: 20 }),
      );
      const events = (invoices?.data ?? []).flatMap((invoice) => ofInvoice(invoice, invoice.created) ?? []).reverse();
      const subscription = await subscriptionOf(held.subscription);
      const ended =
        subscription?.status === "canceled" ? [ofSubscription(subscription, subscription.ended_at ?? 0)] : [];
      return [...events, ...ended];
    },
    async verify(raw, signature) {
      if (!env.STRIPE_WEBHOOK_SECRET || !(await isSigned(env.STRIPE_WEBHOOK_SECRET, raw, signature, now)))
        return undefined;
      try {
        return eventIn(JSON.parse(raw) as Stripe.Event);
      } catch {
        return undefined;
      }
    },
    async completed(event) {
      if (event.kind === "card") return withNewCard(call, event);
      if (event.kind === "refunded" && !event.short_key) return withInvoice(call, event);
      if (event.kind !== "paid" || !event.subscription) return event;
      const card = cardOf((await subscriptionOf(event.subscription))?.default_payment_method);
      return card ? { ...event, card } : event;
    },
  };
}

/** The card behind a finished page of Stripe's, which the subscription takes from now on. */
async function withNewCard(call: Call, event: ProviderEvent): Promise<ProviderEvent> {
  const { payment: intent = "", subscription = "" } = event;
  const found = await call((client) => client.setupIntents.retrieve(intent, { expand: ["payment_method"] }));
  const default_payment_method = idOf(found?.payment_method);
  if (!default_payment_method) return event;
  await call((client) => client.subscriptions.update(subscription, { default_payment_method }));
  const card = cardOf(found?.payment_method);
  return card ? { ...event, card } : event;
}

/**
 * Which of our payments was returned whole by hand, at Stripe: that of the invoice behind it. What we returned ourselves
 * comes as an event of its own, and says so.
 */
async function withInvoice(call: Call, event: ProviderEvent): Promise<ProviderEvent> {
  const nothing = { ...event, kind: "other" } as const;
  const { payment: payment_intent = "" } = event;
  const refunds = await call((client) => client.refunds.list({ payment_intent, limit: 100 }));
  if (refunds?.data.some(({ metadata }) => metadata?.payment)) return nothing;
  const payment = { type: "payment_intent", payment_intent } as const;
  const paid = await call((client) => client.invoicePayments.list({ payment, limit: 1 }));
  const invoice_id = idOf(paid?.data[0]?.invoice);
  if (!invoice_id) return nothing;
  const invoice = await call((client) => client.invoices.retrieve(invoice_id));
  const { short_key } = invoice?.parent?.subscription_details?.metadata ?? {};
  return { ...event, short_key, payment: invoice_id };
}
