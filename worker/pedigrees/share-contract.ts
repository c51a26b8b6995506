import * as z from "zod";

/** How long a public address may live, in days. */
export const shareLives = ["never", "30", "90", "365"] as const;
/** Public addresses a bird may have at a time. */
export const mostShares = 10;

/** A new public address of a bird's pedigree; `expires` is a number of days, or never. */
export const shareDraft = z.object({ expires: z.enum(shareLives, "fields.invalid").default("never") });
export type ShareDraft = z.output<typeof shareDraft>;
