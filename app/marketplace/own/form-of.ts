import type { Language } from "#db/vocabulary.ts";
import type { Listing, ListingForm } from "#worker/marketplace/listings/listing-json.ts";
import { moneyInField } from "#worker/money/currency.ts";
import type { FormOf } from "./listing-form.tsx";

/** The papers that go to whoever buys a bird. */
export const papersGoing = ["transfer", "captive_birth", "cites", "passport"] as const;

const word = (it: string | number | null) => (it === null ? "" : String(it));
const onlyTyped = (missing: Listing["missing"]) => missing.every(({ link }) => link.startsWith("#"));
const asksBrood = (missing: Listing["missing"]) => missing.some(({ fact }) => fact === "brood");

/** The form of a new listing, as it is proposed. */
export const newForm = (offer: ListingForm): FormOf => ({
  id: null,
  isDraft: true,
  isPublishable: onlyTyped(offer.missing) && offer.hindrances.length === 0 && offer.closed_at === null,
  isPriced: offer.gate.level === "open",
  asksBrood: asksBrood(offer.missing),
  start: { title: offer.title, brood: word(offer.brood) },
  version: null,
  kind: offer.kind,
  currency: offer.currency,
  birds: offer.birds,
  photos: offer.photos,
  shares: offer.shares,
  item_id: offer.item_id,
  district: offer.district,
});

/** The form of a listing as it stands. */
export const formOfListing = (listing: Listing, language: Language): FormOf => ({
  id: listing.id,
  isDraft: listing.state === "draft",
  isPublishable: onlyTyped(listing.missing) && listing.hindrances.length === 0,
  isPriced: listing.gate.level === "open" || listing.price_cents !== null,
  asksBrood: asksBrood(listing.missing),
  start: {
    title: listing.title,
    text: word(listing.text),
    price: listing.price_cents === null ? "" : moneyInField(listing.price_cents, listing.priced_in, language),
    is_free: listing.is_free ? "on" : "",
    brood: word(listing.brood),
    papers: listing.papers.join(","),
    share_id: word(listing.share_id),
    district: word(listing.district),
    sets_status: listing.sets_status ? "on" : "",
  },
  version: listing.version,
  kind: listing.kind,
  currency: listing.priced_in,
  birds: listing.birds,
  photos: listing.photos,
  shares: listing.shares,
  item_id: listing.item_id,
  district: null,
});
