import * as z from "zod";

/** A code as it is typed: six digits of the app, or one of the recovery codes; spaces mean nothing. */
const typedCode = z
  .string("fields.required")
  .max(40, "fields.long")
  .transform((text) => text.replace(/[\s\u00a0]/g, ""))
  .refine((text) => text.length > 0, "fields.required");

export const factorProof = z.object({ code: typedCode });
/** Turning it on or off takes a code and the password. */
export const factorSwitch = z.object({
  code: typedCode,
  password: z.string("fields.required").min(1, "fields.required").max(1024, "fields.long"),
});
/** The second step of a login. */
export const challengeAnswer = z.object({
  challenge: z.string("fields.required").min(1, "fields.required").max(100, "fields.invalid"),
  code: typedCode,
});
export const factorRule = z.object({ required: z.boolean("fields.invalid") });

const secret = z.string("fields.invalid").max(1024, "fields.long").optional();
const noCode = z.literal("").transform(() => undefined);
/** It is still the same person: one of the two. */
export const confirmation = z
  .object({ password: secret, code: z.union([noCode, typedCode]).optional() })
  .refine(({ password, code }) => !!password || !!code, { path: ["password"], message: "accounts.password.required" });
