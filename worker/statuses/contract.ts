import * as z from "zod";
import { statusKinds } from "#db/vocabulary.ts";
import { outKinds } from "#db/words/legal.ts";
import { id, label, optional } from "#worker/fields.ts";

const name = label(40, "statuses.name.required", "statuses.name.long");

/** A status of the organisation's own, in both languages: an import understands either name. */
export const statusDraft = z.object({
  name_pt: name,
  name_en: name,
  kind: z.enum(statusKinds, "statuses.kind.required"),
  /** How the register tells that a bird got it; none where the bird stays. */
  movement: optional(z.enum(outKinds, "fields.invalid")).optional(),
});
export type StatusDraft = z.output<typeof statusDraft>;

/** What may be changed later; an absent field stays. */
export const statusChange = statusDraft.partial();
export type StatusChange = z.output<typeof statusChange>;

/** All statuses in the order they shall have; those left out come after, in theirs. */
export const statusOrder = z.object({
  ids: z.array(id, "fields.invalid").min(1, "fields.required").max(500, "fields.long"),
});
