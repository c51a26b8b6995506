import * as z from "zod";
import { longestHelpSearch } from "#db/words/support.ts";
import { label } from "#worker/fields.ts";

/** What was sought in the help and not found; the reader's language is that of the request. */
export const searchDraft = z.object({ text: label(longestHelpSearch, "fields.required") });

/** Whether an article was of use, by its address. */
export const voteDraft = z.object({
  article: z.string("fields.required").regex(/^[a-z0-9-]{1,60}$/, "fields.invalid"),
  is_useful: z.boolean("fields.required"),
});
export type VoteDraft = z.output<typeof voteDraft>;
