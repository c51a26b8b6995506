import type { ProviderCard } from "./provider.ts";

const outcomes = { "4242": "pays", "0002": "declined", "9995": "funds", "0069": "expired", "3155": "asks" } as const;
type Last4 = keyof typeof outcomes;

/** What such a card does; undefined of every other number. */
export const outcomeOf = (last4: string): (typeof outcomes)[Last4] | undefined =>
  last4 in outcomes ? outcomes[last4 as Last4] : undefined;

/** The card behind a number as it is typed; undefined where it is none of these. */
export function cardOf(typed: string): ProviderCard | undefined {
  const digits = typed.replace(/[\s-]/g, "");
  const last4 = digits.slice(-4);
  if (!/^\d{4,19}$/.test(digits) || !outcomeOf(last4)) return undefined;
  return { brand: "visa", last4, expires: last4 === "0069" ? "2020-01" : "2039-12" };
}
