import type * as z from "zod";
import { type Limits, limitsOf } from "./limits.ts";

/** What a loader gives the form of its page. */
export type FreshForm = { limits: Limits /** Makes a second click the same action. */; idempotency_key: string };

/** A form nobody has sent yet: what its contract demands, and its own key. */
export const freshForm = (contract: z.ZodObject): FreshForm => ({
  limits: limitsOf(contract),
  idempotency_key: crypto.randomUUID(),
});
