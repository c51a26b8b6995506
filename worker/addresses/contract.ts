import * as z from "zod";
import { email } from "#worker/fields.ts";

/** `POST /api/profile/email`: the address to change to. */
export const addressDraft = z.object({ email });

const code = z
  .string("fields.required")
  .transform((text) => text.replace(/\s/g, ""))
  .refine((text) => /^[0-9]{6}$/.test(text), "addresses.code.six");

/** The code that was mailed to it. */
export const addressProof = z.object({ code });

/** What the link says that was mailed to the address before. */
export const wayBack = z.object({
  token: z.string("fields.required").min(1, "fields.required").max(200, "fields.invalid"),
});

/** Where the caller's change of address stands. Instants are ISO. */
export type AddressState = { email: string; pending: { email: string; expires_at: string } | null };
