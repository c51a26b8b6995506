import * as z from "zod";
import { paperKinds } from "#db/words/legal.ts";
import { listingKinds, listingStates } from "#db/words/market.ts";
import { id, label, notes, optional, paging } from "#worker/fields.ts";
import { marketText } from "../offered/text-contract.ts";

/** So many birds and photos a listing has at most, and so many letters its texts. */
export const most = { birds: 30, photos: 8, title: 120, text: 4000, brood: 50 };
/** For so many days a listing is seen, and so many days before its end it is told. */
export const listingDays = 60;
export const warnedBefore = 7;
/** The largest price in minor units. */
const mostCents = 999_999_999;

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();
const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid");
const ids = (count: number, message: string) =>
  z
    .array(id, "fields.invalid")
    .max(count, message)
    .transform((all) => [...new Set(all)]);

const cents = z
  .number("listings.price")
  .int("listings.price")
  .min(1, "listings.price")
  .max(mostCents, "listings.price")
  .nullable();
const brood = z
  .number("listings.brood")
  .int("listings.brood")
  .min(1, "listings.brood")
  .max(most.brood, "listings.brood")
  .nullable();

const content = {
  title: marketText(label(most.title, "listings.title", "listings.title.long")),
  text: marketText(optional(notes(most.text, "listings.text.long"))).default(null),
  price_cents: cents.default(null),
  is_free: z.boolean("fields.invalid").default(false),
  brood: brood.default(null),
  /** Photos of these birds, the first on the card. */
  photo_ids: ids(most.photos, "listings.photos.many").default([]),
  /** The pedigree goes along as a shared tree of one of the birds. */
  share_id: optional(id).default(null),
  papers: z
    .array(z.enum(paperKinds, "fields.invalid"), "fields.invalid")
    .max(paperKinds.length, "fields.invalid")
    .transform((all) => [...new Set(all)])
    .default([]),
  /** Where it is seen and handed over; null is where the organisation is. */
  district: optional(label(80)).default(null),
  /** Whether its birds take the status `for_sale` while it lives. */
  sets_status: z.boolean("fields.invalid").default(false),
};

const isPriced = ({
  is_free,
  price_cents,
}: {
  is_free?: boolean | undefined;
  price_cents?: number | null | undefined;
}) => !(is_free && price_cents != null);
const free = { path: ["price_cents"], error: "listings.price.free" };

/** A new listing, a draft. Goods are an item of the stock, or what the title says. */
export const listingDraft = z
  .object({
    kind: z.enum(listingKinds, "fields.invalid"),
    bird_ids: ids(most.birds, "listings.birds.many").default([]),
    item_id: optional(id).default(null),
    ...content,
    org_id,
  })
  .refine(isPriced, free);
export type ListingDraft = z.output<typeof listingDraft>;

/** An edit: absent is unchanged. Which birds it is of, and of what kind, is changed in a draft alone. */
export const listingChange = z
  .object({
    kind: z.enum(listingKinds, "fields.invalid"),
    bird_ids: ids(most.birds, "listings.birds.many"),
    item_id: optional(id),
    title: content.title,
    text: marketText(optional(notes(most.text, "listings.text.long"))),
    price_cents: cents,
    is_free: z.boolean("fields.invalid"),
    brood,
    photo_ids: ids(most.photos, "listings.photos.many"),
    share_id: optional(id),
    papers: z.array(z.enum(paperKinds, "fields.invalid"), "fields.invalid").max(paperKinds.length, "fields.invalid"),
    district: optional(label(80)),
    sets_status: z.boolean("fields.invalid"),
    version,
    org_id,
  })
  .partial();
export type ListingChange = z.output<typeof listingChange>;

/** What its seller makes of a listing; `published` of a published one renews it. */
export const listingTurn = z.object({
  state: z.enum(["published", "paused", "sold", "expired"], "fields.invalid"),
  version: version.optional(),
  org_id,
});
export type ListingTurn = z.output<typeof listingTurn>;

/** Which of the listings; '' is all. */
export const listingFilter = z.object({
  ...paging,
  state: z.enum([...listingStates, ""], "fields.invalid").default(""),
  /** Those of one bird. */
  bird_id: optional(id).default(null),
  org_id,
});
export type ListingFilter = z.output<typeof listingFilter>;

/** What a new listing is of: birds by their ids, with commas between, a pair or an item; nothing is goods. */
export const listingQuestion = z.object({
  bird_ids: z.string("fields.invalid").max(2000, "fields.long").default(""),
  pair_id: optional(id).default(null),
  item_id: optional(id).default(null),
  org_id,
});
export type ListingQuestion = z.output<typeof listingQuestion>;
