import { sql } from "drizzle-orm";
import type { ListingKind, ListingState, PauseReason } from "#db/words/market.ts";
import type { Scope } from "#worker/scope.ts";
import { readingGate } from "../gate/levels.ts";
import { readingOffered } from "../offered/birds.ts";
import { readingSeller } from "../offered/seller.ts";
import type { ListingPhoto, ListingShare } from "./listing-json.ts";
import { readingPlaces } from "./places.ts";

/** A listing as its table holds it, with the name of its item. */
export type ListingRow = {
  id: string;
  kind: ListingKind;
  state: ListingState;
  title: string;
  text: string | null;
  price_cents: number | null;
  currency: string | null;
  is_free: 0 | 1;
  brood: number | null;
  item_id: string | null;
  item: string | null;
  share_id: string | null;
  papers: string;
  district: string | null;
  sets_status: 0 | 1;
  published_at: string | null;
  expires_at: string | null;
  pause_reason: PauseReason | null;
  held_for: string | null;
  removed_at: string | null;
  removed_for: string | null;
  reserved_until: string | null;
  sale_id: string | null;
  revision: number;
  shown: number;
  version: number;
  created_at: string;
  updated_at: string;
};
type PhotoRow = Omit<ListingPhoto, "is_chosen"> & { is_chosen: 0 | 1 };

const columns =
  sql.raw(`listings.id, listings.kind, listings.state, listings.title, listings.text, listings.price_cents,
  listings.currency, listings.is_free, listings.brood, listings.item_id, listings.share_id, listings.papers,
  listings.district, listings.sets_status, listings.published_at, listings.expires_at, listings.pause_reason,
  listings.held_for, listings.removed_at, listings.removed_for, listings.reserved_until, listings.sale_id,
  listings.revision, listings.shown, listings.version, listings.created_at, listings.updated_at`);

/** The photos of birds, as SQL that tells their ids, those of a listing chosen and first. */
export const readingPhotos = (
  { db, org_id }: Pick<Scope, "db" | "org_id">,
  bird_ids: ReturnType<typeof sql>,
  id: string,
) =>
  db.all<PhotoRow>(sql`
    SELECT photo.id, photo.bird_id, photo.width, photo.height, chosen.id IS NOT NULL AS is_chosen
    FROM bird_photos photo
    LEFT JOIN listing_photos chosen ON chosen.org_id = ${org_id} AND chosen.listing_id = ${id} AND chosen.photo_id = photo.id
    WHERE photo.org_id = ${org_id} AND photo.bird_id IN (${bird_ids})
    ORDER BY ifnull(chosen.position, 1000), photo.bird_id, photo.position, photo.id`);

/** The shared trees of birds, as SQL that tells their ids, that are open. */
export const readingShares = (
  { db, org_id, now }: Pick<Scope, "db" | "org_id" | "now">,
  bird_ids: ReturnType<typeof sql>,
) =>
  db.all<ListingShare>(sql`
    SELECT shared.id, shared.bird_id, birds.identifier AS ring, shared.created_at, shared.expires_at
    FROM pedigree_shares shared CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = shared.bird_id
    WHERE shared.org_id = ${org_id} AND shared.bird_id IN (${bird_ids}) AND shared.revoked_at IS NULL
      AND (shared.expires_at IS NULL OR shared.expires_at > ${now})
    ORDER BY shared.created_at DESC, shared.id`);

/** The statements that read a listing whole, and all that it is judged by. */
export function readingListing(scope: Scope, id: string) {
  const { db, org_id } = scope;
  const birds = sql`SELECT bird_id FROM listing_birds WHERE org_id = ${org_id} AND listing_id = ${id} AND bird_id IS NOT NULL`;
  return {
    listing: db.all<ListingRow>(sql`SELECT ${columns}, items.name AS item FROM listings
      LEFT JOIN items ON items.org_id = ${org_id} AND items.id = listings.item_id
      WHERE listings.org_id = ${org_id} AND listings.id = ${id}`),
    birds: readingOffered(scope, id),
    parts: db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM listing_birds WHERE org_id = ${org_id} AND listing_id = ${id}`,
    ),
    photos: readingPhotos(scope, birds, id),
    shares: readingShares(scope, birds),
    places: readingPlaces(scope),
    ...readingSeller(scope),
    ...readingGate(db),
  };
}
export type FoundListing = {
  [Name in keyof ReturnType<typeof readingListing>]: Awaited<ReturnType<typeof readingListing>[Name]>;
};
