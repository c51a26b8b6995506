import * as z from "zod";
import { digits, id, line } from "#worker/fields.ts";
import { mostShared } from "./bounds-contract.ts";

/** A new address of the health sheets of birds: for whom it is, whose sheets, and for how many days. */
export const healthShareDraft = z.object({
  name: line(80, "health_shares.name.required"),
  bird_ids: z
    .array(id, "health_shares.birds.required")
    .min(1, "health_shares.birds.required")
    .transform((ids) => [...new Set(ids)])
    .refine((ids) => ids.length <= mostShared.birds, "health_shares.birds.many"),
  expires_in_days: digits("health_shares.days.range")
    .refine((n) => n >= 1 && n <= mostShared.days, "health_shares.days.range")
    .default(30),
});
export type HealthShareDraft = z.output<typeof healthShareDraft>;

/** The open addresses; `ids`, with commas between, are birds that another one is about to be made for. */
export const healthShareFilter = z.object({
  ids: z
    .string("fields.invalid")
    .max(70 * mostShared.birds, "health_shares.birds.many")
    .default(""),
});
