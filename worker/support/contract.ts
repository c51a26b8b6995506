import * as z from "zod";
import { email, line, notes } from "#worker/fields.ts";

/** The most characters each box takes. */
export const longest = { full_name: 120, email: 254, subject: 200, message: 5000 };

// Marks without a body and U+2800, which is blank Braille: a reader would see nothing.
const isSeen = (text: string | null) => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text ?? "");

/** A line in which there is something to see; `missing` says so when there is not. */
const written = (max: number, missing: string) =>
  line(max, missing).refine((text) => text === "" || isSeen(text), missing);

/** The contact form. `website` is a trap that people do not see and leave empty. */
export const contactDraft = z.object({
  full_name: written(longest.full_name, "support.name_missing"),
  email: z.string("support.email_missing").min(1, "support.email_missing").pipe(email),
  subject: written(longest.subject, "support.subject_missing"),
  message: z
    .string("support.message_missing")
    .min(1, "support.message_missing")
    .pipe(notes(longest.message, "support.message_long"))
    .refine(isSeen, "support.message_missing"),
  website: z.string("fields.invalid").max(2000, "fields.long").optional(),
});
