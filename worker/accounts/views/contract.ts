import * as z from "zod";
import { line } from "#worker/fields.ts";

/** The lists whose views can be kept. */
export const viewedLists = ["birds", "finance"] as const;

/** A list as somebody likes it, under a name; the same name again replaces what it showed. */
export const viewDraft = z.object({
  list: z.enum(viewedLists, "fields.invalid"),
  name: line(60),
  /** The end of the list's address, encoded, without its question mark. */
  query: z
    .string("fields.invalid")
    .max(2000, "fields.long")
    .regex(/^[\w.~%+*=&-]*$/, "fields.invalid"),
});
export type ViewDraft = z.output<typeof viewDraft>;
