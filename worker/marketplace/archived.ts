import { sql } from "drizzle-orm";
import * as z from "zod";
import { birdPhotos } from "#db/schema/birds.ts";
import { listingBirds, listingPhotos, listings, sellers } from "#db/schema/marketplace.ts";
import { registrations } from "#db/schema/organization.ts";
import { type ListingState, listingKinds, listingStates, pauseReasons } from "#db/words/market.ts";
import { archived } from "#worker/kit/archived.ts";
import {
  derived,
  empty,
  flag,
  instant,
  oneOf,
  rowId,
  text,
  version,
  whole,
  word,
} from "#worker/kit/archived-fields.ts";
import { currencies } from "#worker/organization/codes-contract.ts";
import { foldName } from "#worker/species/names.ts";

// What comes back is shown to nobody until somebody publishes it here: what was to be seen there is a draft.
const resting: readonly ListingState[] = ["sold", "expired", "removed"];

export const archivedListings = archived(listings, {
  kind: "listing",
  beside: "refused",
  worded: { kind: "audit.listing.kind", state: "audit.listing.state", pause_reason: "audit.listing.pause_reason" },
  planned: ["expires_at"],
  unread: ["title_key", "papers"],
  // Addresses of this house, whoever asked for it there, and how far the market has it.
  left: ["share_id", "enquiry_id", "reserved_until", "held_for", "removed_for", "warned_at", "revision", "shown"],
  row: z.strictObject({
    id: rowId,
    kind: oneOf(listingKinds),
    state: oneOf(listingStates),
    title: word,
    title_key: derived,
    text: text(16_000),
    price_cents: empty(whole(0, 999_999_999)),
    currency: empty(z.enum(currencies, "fields.invalid")),
    is_free: flag,
    brood: empty(whole(1, 1000)),
    item_id: empty(rowId),
    papers: z.string("fields.invalid").max(1000, "fields.long"),
    district: empty(word),
    sets_status: flag,
    published_at: empty(instant),
    expires_at: empty(instant),
    pause_reason: empty(oneOf(pauseReasons)),
    removed_at: empty(instant),
    sale_id: empty(rowId),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  fault(rows) {
    const wrong = rows.find(
      ({ kind, price_cents, currency, is_free, item_id }) =>
        (price_cents === null) !== (currency === null) ||
        (is_free === 1 && price_cents !== null) ||
        (kind !== "goods" && item_id !== null),
    );
    return wrong && { key: "listings.row.unlike", values: { title: wrong.title } };
  },
  returned: () => (row) => ({
    title_key: foldName(row.title),
    papers: JSON.stringify(kindsIn(row.papers)),
    ...(!resting.includes(row.state) && {
      state: "draft",
      sale_id: null,
      published_at: null,
      expires_at: null,
      pause_reason: null,
    }),
  }),
});

function kindsIn(papers: string): string[] {
  const read = /^\[[\w", ]*\]$/.test(papers) ? (papers.match(/[a-z_]+/g) ?? []) : [];
  return [...read];
}

export const archivedListingBirds = archived(listingBirds, {
  kind: "listing_bird",
  beside: "refused",
  left: ["is_living", "status_before_id"],
  row: z.strictObject({ id: rowId, listing_id: rowId, position: whole(0, 1000), bird_id: empty(rowId) }),
  same: ({ listing_id, position }) => `${listing_id} ${position}`,
});

export const archivedListingPhotos = archived(listingPhotos, {
  kind: "listing_photo",
  beside: "refused",
  left: ["public_key"],
  row: z.strictObject({ id: rowId, listing_id: rowId, position: whole(0, 1000), photo_id: rowId }),
  same: ({ listing_id, position }) => `${listing_id} ${position}`,
  // Of a photo whose file did not come along nothing is shown; its address is another here.
  returned:
    (_rows, { photo, here }) =>
    ({ photo_id }) =>
      photo(photo_id) ? { photo_id: here(birdPhotos, photo_id), public_key: newKey() } : null,
});

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const archivedSellers = archived(sellers, {
  kind: "seller",
  left: ["slug", "is_shown", "closed_at", "closed_reason", "revision", "shown"],
  row: z.strictObject({
    id: rowId,
    name: empty(word),
    text: text(8000),
    district: empty(word),
    registration_id: empty(rowId),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  beside: sql`ON CONFLICT (org_id) DO NOTHING`,
  returned:
    (_rows, { here, papers }) =>
    ({ registration_id }) => ({
      registration_id: registration_id !== null && papers ? here(registrations, registration_id) : null,
    }),
});
