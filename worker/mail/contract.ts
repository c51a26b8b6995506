import * as z from "zod";

/** Whose mails the local viewer shows; everybody's without. */
export const mailFilter = z.object({
  to: z
    .string("fields.invalid")
    .max(320, "fields.long")
    .transform((address) => address.trim().toLowerCase() || undefined)
    .optional(),
});
