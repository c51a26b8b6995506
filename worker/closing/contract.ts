import * as z from "zod";

/** Closing takes the caller's password and the organisation's name, typed by hand. */
export const closingDraft = z.object({
  password: z.string("fields.required").min(1, "fields.required").max(1024, "fields.long"),
  name: z.string("fields.required").trim().min(1, "fields.required").max(400, "fields.long"),
});
export type ClosingDraft = z.output<typeof closingDraft>;

/** Days between asking and erasing, in which everything can be read, taken along and taken back. */
export const closingDays = 30;

/** Where the organisation stands: since when it closes and when all of it is erased, ISO instants; null while it stays. */
export type Closing = { name: string; asked_at: string | null; closes_at: string | null };
