import * as z from "zod";
import { euAnnexes } from "#db/vocabulary.ts";
import { ruleFields } from "#db/words/legal.ts";
import { id, label, optional, paging } from "#worker/fields.ts";

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();

const annexes = [...euAnnexes, "none"] as const;

/** Of a species, of birds or those of a sale; else of the country, with a page of its species. */
export const ruleQuestion = z.object({
  ...paging,
  species_id: id.optional(),
  bird_ids: z
    .string()
    .max(20_000, "fields.invalid")
    .transform((it) => it.split(",").filter(Boolean))
    .optional(),
  sale_id: optional(id).default(null),
  org_id,
});

/** A rule of the organisation's own, and why; a value of null gives the packs their say again. */
export const ruleDraft = z
  .object({
    field: z.enum(ruleFields, "fields.invalid"),
    value: z.union([z.boolean(), z.enum(annexes)], "rules.value").nullable(),
    reason: optional(label(300)).default(null),
    org_id,
  })
  .refine(({ field, value }) => value === null || (field === "annex") === (typeof value === "string"), {
    path: ["value"],
    error: "rules.value",
  })
  .refine(({ value, reason }) => value === null || reason !== null, { path: ["reason"], error: "rules.reason" });
export type RuleDraft = z.output<typeof ruleDraft>;
