import { dayFields } from "#worker/birdfiles/contract.ts";
import type { ImportCheck } from "#worker/imports/report-contract.ts";

export type Choices = Pick<
  ImportCheck,
  "on_duplicate" | "unknown_parents" | "named_parents" | "parent_sex" | "unknown_words" | "day_orders"
>;

/** The form of the commit, by which questions elsewhere on the page send their answers along. */
export const commitForm = "commit";

/** The names under which the choices of a check stand in addresses and forms. */
export const choiceNames = [
  "on_duplicate",
  "unknown_parents",
  "named_parents",
  "parent_sex",
  "unknown_words",
  ...dayFields.map((field) => `${field}_order`),
];

/** What a page does where its reader has not chosen: whatever is missing is made, so that one click brings all birds. */
export const usualChoices: Record<string, string> = {
  unknown_words: "create",
  unknown_parents: "reference",
  parent_sex: "take",
};

/** What was chosen for a check, as addresses and forms carry it. */
export function choicesOf({
  on_duplicate,
  unknown_parents,
  named_parents,
  parent_sex,
  unknown_words,
  day_orders,
}: Choices): Record<string, string> {
  const orders = Object.entries(day_orders).map(([field, order]) => [`${field}_order`, order]);
  return { on_duplicate, unknown_parents, named_parents, parent_sex, unknown_words, ...Object.fromEntries(orders) };
}
