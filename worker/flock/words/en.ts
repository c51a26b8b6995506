import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "birds.trash.none_chosen": "Select at least one bird.",
  "birds.trash.too_many": "Select at most 5,000 birds at a time.",
  "birds.bulk.nobody": "Select the birds first.",
  "birds.bulk.many": "Too many birds were selected one by one: at most 5,000 at a time.",
  "birds.bulk.rings_taken": "Nothing was restored: some ring numbers now belong to other birds ({{count}}).",
};
