import * as z from "zod";
import { handoverKinds, handoverTakes } from "#db/words/legal.ts";
import { digits, email, id, optional, paging } from "#worker/fields.ts";

export type HandoverTake = (typeof handoverTakes)[number];
/**
 * Most birds of an offer, generations of ancestors, ancestors in all, photos that go along (each is read and written, and a
 * request may do so a thousand times), and days it stands.
 */
export const mostHandedOver = { birds: 50, generations: 6, ancestors: 1500, photos: 200, days: 30 } as const;

/** Birds offered to another breeder of this app: by its link, or by mail as well. `sale_id` is a delivered sale of these birds. */
export const handoverDraft = z.object({
  bird_ids: z
    .array(id, "handover.birds.required")
    .min(1, "handover.birds.required")
    .transform((ids) => [...new Set(ids)])
    .refine((ids) => ids.length <= mostHandedOver.birds, "handover.birds.many"),
  kind: z.enum(handoverKinds, "fields.invalid"),
  generations: digits("handover.generations.range")
    .refine((n) => n >= 0 && n <= mostHandedOver.generations, "handover.generations.range")
    .default(4),
  takes: z
    .array(z.enum(handoverTakes, "fields.invalid"), "fields.invalid")
    .max(20, "fields.invalid")
    .transform((takes) => [...new Set(takes)])
    .default([...handoverTakes]),
  sale_id: optional(id).default(null),
  contact_id: optional(id).default(null),
  email: optional(email).default(null),
  org_id: id.optional(),
});
/** The same as a form of a page sends it: what is not ticked stays. */
export const handoverForm = handoverDraft.extend({
  takes: z.array(z.enum(handoverTakes, "fields.invalid"), "fields.invalid").max(20, "fields.invalid").default([]),
});
export type HandoverDraft = z.output<typeof handoverDraft>;

/** The token of an offer, as its link has it. */
export const handoverToken = z.object({
  token: z.string("fields.invalid").trim().min(1, "fields.required").max(200, "fields.long"),
  org_id: id.optional(),
});

/** The offers made; `ids`, with commas between, are birds that another one is about to be made of, or those of `sale_id`. */
export const handoverFilter = z.object({
  ...paging,
  ids: z
    .string("fields.invalid")
    .max(40 * 200, "handover.birds.many")
    .default(""),
  sale_id: optional(id).default(null),
  org_id: id.optional(),
});
