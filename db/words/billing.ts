/** The closed lists of words of subscriptions, keys and webhooks. */

/** `active` and `cancelling` pay for the plan, `past_due` has it while a payment is tried again, `ended` is over. */
export const subscriptionStates = ["active", "past_due", "cancelling", "ended"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];
export const billingIntervals = ["monthly", "yearly"] as const;
export type BillingInterval = (typeof billingIntervals)[number];
export const chargeStates = ["paid", "failed", "refunded"] as const;
export type ChargeState = (typeof chargeStates)[number];
/** Who takes the money; `none` is nobody, and who wants to pay writes to us. */
export const paymentProviders = ["none", "test", "stripe"] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

export const keyScopes = ["read", "write"] as const;
export type KeyScope = (typeof keyScopes)[number];
/** After how many days a key ends. */
export const keyLives = ["30", "90", "365", "never"] as const;
export type KeyLife = (typeof keyLives)[number];

/** What a webhook can be told of. */
export const hookEvents = [
  ...(["bird.created", "bird.changed", "bird.left", "import.done"] as const),
  ...(["egg.hatched", "chick.ringed", "alarm.opened"] as const),
  ...(["sale.delivered", "paper.issued", "handover.accepted"] as const),
] as const;
export type HookEvent = (typeof hookEvents)[number];
export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];
/** Where what an event tells stands: a line of the trail, an event of an egg, an alarm. */
export const hookSources = ["audit", "egg_event", "alarm"] as const;
export type HookSource = (typeof hookSources)[number];
