import * as z from "zod";
import { line, optional } from "#worker/fields.ts";

/** How long a public address may live, in days. */
const shareLives = ["never", "30", "90", "365"] as const;
/** Public addresses a bird may have at a time. */
export const mostShares = 10;

/** A new public address of a bird's pedigree; `expires` is a number of days, or never. Beyond the tree it shows only what is said here. */
export const shareDraft = z.object({
  expires: z.enum(shareLives, "fields.invalid").default("never"),
  shows_photo: z.boolean("fields.invalid").default(false),
  breeder: optional(line(80)).default(null),
  contact: optional(line(120)).default(null),
});
export type ShareDraft = z.output<typeof shareDraft>;
