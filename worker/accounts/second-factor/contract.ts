import * as z from "zod";
import type { Square } from "#worker/square.ts";

/** A code as it is typed: six digits of the app, or one of the recovery codes; spaces mean nothing. */
export const typedCode = z
  .string("fields.required")
  .max(40, "fields.long")
  .transform((text) => text.replace(/[\s\u00a0]/g, ""))
  .refine((text) => text.length > 0, "fields.required");

export const factorProof = z.object({ code: typedCode });
export const factorEnd = z.object({
  code: typedCode,
  password: z.string("fields.required").min(1, "fields.required").max(1024, "fields.long"),
});
/** The second step of a login. */
export const challengeAnswer = z.object({
  challenge: z.string("fields.required").min(1, "fields.required").max(100, "fields.invalid"),
  code: typedCode,
});
export const factorRule = z.object({ required: z.boolean("fields.invalid") });

/** Where somebody stands: without one, in the middle of setting it up, with one. Instants are ISO. */
export type FactorState =
  | { state: "off" }
  | { state: "pending"; secret: string; uri: string; square: Square }
  | { state: "on"; since: string; recovery_left: number };

/** From when on the organisation asks it of all, and who has none yet. */
export type FactorRule = { required_from: string | null; without: string[] };
