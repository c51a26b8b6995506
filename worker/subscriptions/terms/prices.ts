import type { PlanKey } from "#db/vocabulary.ts";
import type { BillingInterval } from "#db/words/billing.ts";
import { planOf } from "#worker/billing/plans.ts";

/** What a plan costs for a period, cents of EUR with VAT; null where it has no price or none is due. */
export function priceOf(plan: PlanKey, period: BillingInterval): number | null {
  const { monthly_cents, yearly_cents } = planOf(plan);
  return (period === "monthly" ? monthly_cents : yearly_cents) || null;
}
