import { dayFields } from "#worker/birdfiles/contract.ts";
import type { ImportCheck } from "#worker/imports/contract.ts";

export type Choices = Pick<ImportCheck, "on_duplicate" | "unknown_parents" | "named_parents" | "day_orders">;

/** The names under which the choices of a check stand in addresses and forms. */
export const choiceNames = [
  "on_duplicate",
  "unknown_parents",
  "named_parents",
  ...dayFields.map((field) => `${field}_order`),
];

/** What was chosen for a check, as addresses and forms carry it. */
export function choicesOf({
  on_duplicate,
  unknown_parents,
  named_parents,
  day_orders,
}: Choices): Record<string, string> {
  const orders = Object.entries(day_orders).map(([field, order]) => [`${field}_order`, order]);
  return { on_duplicate, unknown_parents, named_parents, ...Object.fromEntries(orders) };
}
