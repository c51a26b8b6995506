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

/** Seconds a form must have been open before it is sent, and how old it may be. */
export const formSeconds = { least: 3, most: 86_400 };

/**
 * The Idempotency-Key of a form opened at an instant (ms): the instant in base 36, a dot, a UUID. The app judges a key
 * of this form by its age; any other key, and none, is a caller of the API, whose calls have no age. It is not signed:
 * it stops programs that post without looking, and whoever reads this gets through.
 */
export const formKey = (openedMs: number): string => `${openedMs.toString(36)}.${crypto.randomUUID()}`;

/** When the form of a key was opened (ms); undefined when the key is not a form's. */
export function openedAt(key: string): number | undefined {
  const [, opened] = /^([0-9a-z]{1,9})\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(key) ?? [];
  return opened === undefined ? undefined : Number.parseInt(opened, 36);
}
