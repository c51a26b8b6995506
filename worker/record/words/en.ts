import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "birds.grams": "The weight must be a number from 0.3 to 20,000 g, with at most two decimals.",
  "birds.weighed_on.future": "The weighing date cannot be in the future. Correct it.",
  "birds.warnings.weight_drop": "It weighs at least 10% less than at the last weighing. Look at the bird.",
  "birds.warnings.weight_jump": "The weight changed by more than 30% since the last weighing. Check it.",

  "audit.subject.weight": "Weighing",
  "audit.weight.grams": "Weight (g)",
  "audit.weight.weighed_on": "Weighed on",
  "audit.weight.note": "Note",
};
