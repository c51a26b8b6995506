import * as z from "zod";
import { statusKinds } from "#db/vocabulary.ts";
import { id, label } from "#worker/fields.ts";

const name = label(40, "statuses.name.required", "statuses.name.long");

/** A status of the organisation's own, in both languages: an import understands either name. */
export const statusDraft = z.object({
  name_pt: name,
  name_en: name,
  kind: z.enum(statusKinds, "statuses.kind.required"),
});
export type StatusDraft = z.output<typeof statusDraft>;

/** What may be changed later; an absent field stays. */
export const statusChange = statusDraft.partial();
export type StatusChange = z.output<typeof statusChange>;

/** All statuses in the order they shall have; those left out come after, in theirs. */
export const statusOrder = z.object({
  ids: z.array(id, "fields.invalid").min(1, "fields.required").max(500, "fields.long"),
});
