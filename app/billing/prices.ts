import { billingPeriods } from "#app/web/site-pages.ts";
import type { Language } from "#db/vocabulary.ts";
import type { Plan } from "#worker/billing/plans.ts";
import { numberFormat } from "#worker/locales/formats.ts";

/** How often a plan is paid, as the address of the prices says it. */
export type Billing = (typeof billingPeriods)[number];

/** What an address asks to see; everything unknown is by the month. */
export function billingIn(params: URLSearchParams): Billing {
  return billingPeriods.find((it) => it === params.get("billing")) ?? "monthly";
}

/** An amount in euros, without empty cents. */
export function euros(cents: number, language: Language): string {
  const shape = { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger" } as const;
  return numberFormat(language, shape).format(cents / 100);
}

/** The cents that a year paid at once costs less than twelve months; 0 where there is no such choice. */
export function yearlySaving({ monthly_cents, yearly_cents }: Pick<Plan, "monthly_cents" | "yearly_cents">): number {
  if (monthly_cents === null || yearly_cents === null) return 0;
  return Math.max(0, monthly_cents * 12 - yearly_cents);
}
