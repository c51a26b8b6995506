import * as z from "zod";
import { listingKinds } from "#db/words/market.ts";

/** Listings on a page of the market. */
export const listingsPerPage = 24;
/** No page lies further: whoever looks for more narrows what is looked for. */
const furthestPage = 200;
/** Of more than so many listings nobody counts how many. */
export const mostCounted = 500;

/** What is told apart by sex on the market. */
const marketSexes = ["male", "female", "pair", "mixed"] as const;
/** Hatched this year, in the one before, or earlier. */
const marketAges = ["this", "last", "older"] as const;

const emptied = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === "string" && value.trim() === "" ? undefined : value), schema.optional());
const shortText = z
  .string("fields.invalid")
  .transform((text) => text.normalize("NFC").trim())
  .refine((text) => text.length <= 200, "fields.long");
const wholePrice = z.coerce
  .number("fields.invalid")
  .int("fields.invalid")
  .min(0, "fields.invalid")
  .max(1e7, "fields.invalid");

/** What a page of the market is asked for; prices in whole units of the currency, as people think of them. */
export const marketFilter = z.object({
  q: emptied(shortText),
  kind: emptied(z.enum(listingKinds, "fields.invalid")),
  species: emptied(shortText),
  sex: emptied(z.enum(marketSexes, "fields.invalid")),
  district: emptied(shortText),
  age: emptied(z.enum(marketAges, "fields.invalid")),
  price_min: emptied(wholePrice),
  price_max: emptied(wholePrice),
  page: emptied(
    z.coerce
      .number("fields.invalid")
      .int("fields.invalid")
      .min(1, "fields.invalid")
      .max(furthestPage, "fields.invalid"),
  ),
});
export type MarketFilter = z.output<typeof marketFilter>;

/** A page of what a seller shows. */
export const sellerFilter = marketFilter.pick({ page: true });
/** A part of the listings, as the sitemap has them. */
export const sitemapFilter = z.object({
  part: z.coerce.number("fields.invalid").int("fields.invalid").min(0, "fields.invalid").max(10_000, "fields.invalid"),
});
