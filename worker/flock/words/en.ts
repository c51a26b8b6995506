import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "birds.trash.none_chosen": "Choose at least one bird.",
  "birds.trash.too_many": "Choose at most 5,000 birds at a time.",
  "birds.bulk.nobody": "Choose the birds first.",
  "birds.bulk.many": "Those are too many birds chosen one by one: 5,000 at most.",
  "birds.bulk.rings_taken": "Nothing was restored: some rings belong to other birds by now ({{count}}).",
};
