import * as z from "zod";
import { sexes } from "#db/vocabulary.ts";
import { id, label, optional, paging } from "#worker/fields.ts";
import { stranger } from "../enquiries/contract.ts";

/** Days until somebody who waits is forgotten, and hours each has for themselves when something came. */
export const waitingLimits = { days: 365, hours: 48 };
/** The most characters each box takes. */
export const longest = { species: 80, colour: 40 };

/** What somebody waits for, and with whom: a seller by the address of their page or their short key, or by a listing. */
export const waitingDraft = z
  .object({
    seller: optional(label(60)).default(null),
    listing_id: optional(id).default(null),
    species: label(longest.species, "market.waiting.species"),
    sex: z.preprocess((it) => (it === "" ? null : it), z.enum(sexes, "fields.invalid").nullable()).default(null),
    colour: optional(label(longest.colour)).default(null),
    ...stranger,
  })
  .refine(({ seller, listing_id }) => seller !== null || listing_id !== null, {
    path: ["seller"],
    error: "fields.required",
  });
export type WaitingDraft = z.output<typeof waitingDraft>;

export const waitingFilter = z.object({ ...paging, org_id: id.optional() });
