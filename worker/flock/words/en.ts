import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "birds.trash.none_chosen": "Select at least one bird.",
  "birds.trash.too_many": "Select at most 5,000 birds at a time.",
  "birds.bulk.nobody": "Select the birds first.",
  "birds.bulk.many": "Too many birds were selected one by one: at most 5,000 at a time.",
  "birds.bulk.too_many":
    "That is more than 10,000 birds, and none was changed. Choose fewer at a time: one species, say, or one year of birth.",
  "birds.bulk.early":
    "{{count}} of these birds were not born or had not arrived yet on that day (the first is {{ring}}). Correct the day or take them out of the selection. No bird was changed.",
  "birds.bulk.early_one":
    "{{ring}} was not born or had not arrived yet on that day. Correct the day or take it out of the selection. No bird was changed.",
  "birds.bulk.early_many":
    "{{count}} of these birds were not born or had not arrived yet on that day (the first is {{ring}}). Correct the day or take them out of the selection. No bird was changed.",
  "birds.bulk.early_other":
    "{{count}} of these birds were not born or had not arrived yet on that day (the first is {{ring}}). Correct the day or take them out of the selection. No bird was changed.",
  "birds.undo.changed":
    "Nothing was undone: {{count}} birds were changed since (the first is {{ring}}). See their history.",
  "birds.undo.changed_one": "Nothing was undone: {{ring}} was changed since. See the bird's history.",
  "birds.undo.changed_many":
    "Nothing was undone: {{count}} birds were changed since (the first is {{ring}}). See their history.",
  "birds.undo.changed_other":
    "Nothing was undone: {{count}} birds were changed since (the first is {{ring}}). See their history.",
  "birds.undo.lost": "Nothing was undone: the status or place the bird had no longer exists. Choose another.",
  "birds.bulk.rings_taken": "Nothing was restored: some ring numbers now belong to other birds ({{count}}).",
};
