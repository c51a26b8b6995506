import type { SubscriptionState } from "#db/words/billing.ts";

const moves: Record<SubscriptionState, readonly SubscriptionState[]> = {
  active: ["past_due", "cancelling", "ended"],
  past_due: ["active", "ended"],
  cancelling: ["active", "ended"],
  ended: ["active"],
};

/** Whether a subscription goes from one state to another; of none (null) it can only become active. */
export const mayBecome = (now: SubscriptionState | null, next: SubscriptionState): boolean =>
  now === null ? next === "active" : moves[now].includes(next);
