import * as z from "zod";
import { id, label, notes, optional } from "#worker/fields.ts";
import { marketText } from "../offered/text-contract.ts";
import { reservedSlugs } from "./slug-contract.ts";

/** Small Latin letters without accents, digits and single hyphens: no letter looks like another script's. */
const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const slug = z
  .string("fields.required")
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => text.length >= 3 && text.length <= 40, "sellers.slug.length")
  .refine((text) => slugForm.test(text) && /[a-z]/.test(text), "sellers.slug.form")
  .refine((text) => !reservedSlugs.has(text.replaceAll("-", "")), "sellers.slug.reserved");

/** What an organisation shows of itself: absent is unchanged. It is switched on with a name and an address of its own. */
export const sellerChange = z
  .object({
    slug: optional(slug),
    is_shown: z.boolean("fields.invalid"),
    name: marketText(optional(label(80))),
    text: marketText(optional(notes(2000))),
    district: optional(label(80)),
    registration_id: optional(id),
    version: z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid"),
    org_id: id,
  })
  .partial();
export type SellerChange = z.output<typeof sellerChange>;

/** The seller's own page as `GET /api/seller` answers it; `version` 0 before it was ever saved. */
export type Seller = {
  slug: string | null;
  is_shown: boolean;
  name: string | null;
  text: string | null;
  district: string | null;
  registration_id: string | null;
  /** Those that may stand with its birds, the likeliest first; `number` of the chosen or the first stands with them. */
  registrations: Array<{ id: string; kind: string; number: string; body: string | null }>;
  /** What an address and a name could be. */
  proposed: { slug: string; name: string };
  /** Where strangers see it; null while they do not. */
  url: string | null;
  /** Since when it may not publish, and why, as the operator decided. */
  closed_at: string | null;
  closed_reason: string | null;
  version: number;
};
