import * as z from "zod";
import { label } from "#worker/fields.ts";

/** The most letters that are kept of what was sought. */
export const longestSearch = 60;

/** What was sought in the help and not found; the reader's language is that of the request. */
export const searchDraft = z.object({ text: label(longestSearch, "fields.required") });

/** Whether an article was of use, by its address. */
export const voteDraft = z.object({
  article: z.string("fields.required").regex(/^[a-z0-9-]{1,60}$/, "fields.invalid"),
  is_useful: z.boolean("fields.required"),
});
export type VoteDraft = z.output<typeof voteDraft>;
