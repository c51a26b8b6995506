import type Stripe from "stripe";
import type { BillingInterval } from "#db/words/billing.ts";
import type { Held } from "./provider.ts";
import { away, type Call } from "./stripe-client.ts";
import { idOf } from "./stripe-events.ts";

/** How Stripe names our periods. */
export const intervals = { monthly: "month", yearly: "year" } as const;

type Going = { subscription: Stripe.Subscription; price_data: ReturnType<typeof priceOf>; once: string };

/** Goes over to another period at once, paid whole less the credit, which is an item of its own. */
export async function goOver(
  call: Call,
  held: Held,
  { subscription, price_data, credit_cents, once }: Going & { credit_cents: number },
) {
  const { id } = subscription;
  const customer = held.customer ?? idOf(subscription.customer) ?? "";
  const credit =
    credit_cents > 0 &&
    (await call((client) =>
      client.invoiceItems.create(
        { customer, subscription: id, amount: -credit_cents, currency: "eur", description: "Crédito / Credit" },
        { idempotencyKey: `credit-${once}` },
      ),
    ));
  const items = [{ id: subscription.items.data[0]?.id ?? "", price_data }];
  const only = { idempotencyKey: `change-${once}` };
  try {
    await call((client) =>
      client.subscriptions.update(
        id,
        {
          items,
          billing_cycle_anchor: { type: "now" },
          proration_behavior: "none",
          payment_behavior: "error_if_incomplete",
        },
        only,
      ),
    );
  } catch (error) {
    // Otherwise the next invoice would be the smaller for a change that never was.
    if (credit) await call((client) => client.invoiceItems.del(credit.id), ["resource_missing"]);
    throw error;
  }
}

/** Goes over to another period when this one ends. */
export async function goOverLater(call: Call, { subscription, price_data, once }: Going): Promise<void> {
  const only = { idempotencyKey: `schedule-${once}` };
  const schedule = await call((client) =>
    client.subscriptionSchedules.create({ from_subscription: subscription.id }, only),
  );
  const [phase] = schedule?.phases ?? [];
  if (!schedule || !phase) throw away();
  const price = idOf(subscription.items.data[0]?.price) ?? "";
  const { start_date, end_date } = phase;
  const phases = [
    { items: [{ price }], start_date, end_date },
    { items: [{ price_data }], proration_behavior: "none" as const },
  ];
  await call((client) => client.subscriptionSchedules.update(schedule.id, { phases, end_behavior: "release" }));
}

/** A price of our catalogue (cents) as an item of a subscription. */
export function priceOf({ items }: Stripe.Subscription, to: BillingInterval, unit_amount: number) {
  const product = idOf(items.data[0]?.price.product) ?? "";
  return { currency: "eur", product, unit_amount, recurring: { interval: intervals[to] } };
}
