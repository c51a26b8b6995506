import { z } from "zod";
import { email, line, notes } from "#worker/fields.ts";

/** The contact form. `website` is a trap that people do not see and leave empty. */
export const contactDraft = z.object({
  full_name: line(120),
  email,
  subject: line(200),
  message: z
    .string("fields.required")
    .min(1, "fields.required")
    .pipe(notes(5000))
    .refine((text) => text !== null, "fields.required"),
  website: z.string("fields.invalid").max(2000, "fields.long").optional(),
});
