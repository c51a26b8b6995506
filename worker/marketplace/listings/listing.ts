import { sql } from "drizzle-orm";
import { type ListingState, listingStates } from "#db/words/market.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { gateOf } from "../gate/gate.ts";
import { readingGate } from "../gate/levels.ts";
import { readingSeller } from "../offered/seller.ts";
import type { ListingFilter } from "./contract.ts";
import type { ListingLine, ListingPage } from "./listing-json.ts";
import { placesOf, readingPlaces } from "./places.ts";

const perPage = 50;
type Line = Omit<ListingLine, "level" | "is_free"> & { is_free: 0 | 1 };

const columns =
  sql.raw(`listings.id, listings.kind, listings.state, listings.title, listings.price_cents, listings.currency,
  listings.is_free, listings.pause_reason, listings.published_at, listings.expires_at, listings.reserved_until,
  listings.version, listings.created_at, listings.updated_at`);

/** One page of the listings, the newest first, how many there are of each state, and the places of the plan. */
export async function listListings(scope: Scope, { state, bird_id, page }: ListingFilter): Promise<ListingPage> {
  const { db, org_id } = scope;
  const ofBird = bird_id
    ? sql`AND listings.id IN (SELECT part.listing_id FROM listing_birds part WHERE part.org_id = ${org_id} AND part.bird_id = ${bird_id})`
    : sql``;
  const which = sql`listings.org_id = ${org_id} ${state ? sql`AND listings.state = ${state}` : sql``} ${ofBird}`;
  const its = sql`FROM listing_birds part CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = part.bird_id
    CROSS JOIN species ON species.org_id = ${org_id} AND species.id = birds.species_id
    WHERE part.org_id = ${org_id} AND part.listing_id = listings.id ORDER BY part.position LIMIT 1`;
  const found = await batch(db, {
    rows: db.all<Line>(sql`
      SELECT ${columns},
        (SELECT count(*) FROM listing_birds part WHERE part.org_id = ${org_id} AND part.listing_id = listings.id) AS count,
        (SELECT species.common_name ${its}) AS species, (SELECT species.latin_name ${its}) AS latin_name,
        (SELECT shown.photo_id FROM listing_photos shown WHERE shown.org_id = ${org_id}
          AND shown.listing_id = listings.id ORDER BY shown.position LIMIT 1) AS photo_id,
        (SELECT count(*) FROM enquiries WHERE enquiries.org_id = ${org_id} AND enquiries.listing_id = listings.id
          AND enquiries.state IN ('open', 'reserved')) AS enquiries
      FROM listings WHERE ${which} ORDER BY listings.created_at DESC, listings.id DESC
      LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
    counted: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM listings WHERE ${which}`),
    states: db.all<{ state: ListingState; n: number }>(
      sql`SELECT state, count(*) AS n FROM listings WHERE org_id = ${org_id} GROUP BY state`,
    ),
    places: readingPlaces(scope),
    ...readingSeller(scope),
    ...readingGate(db),
  });
  const { openings } = found;
  const [{ country = null, region = null } = {}] = found.seller;
  const levelOf = ({ kind, latin_name }: Line) =>
    gateOf({ country, region, latin_name: kind === "goods" ? null : (latin_name ?? "") }, openings).level;
  const total = found.counted[0]?.n ?? 0;
  const none = Object.fromEntries(listingStates.map((it) => [it, 0])) as Record<ListingState, number>;
  return {
    items: found.rows.map((row) => ({ ...row, is_free: row.is_free === 1, level: levelOf(row) })),
    total,
    total_pages: Math.max(1, Math.ceil(total / perPage)),
    page,
    page_size: perPage,
    counts: { ...none, ...Object.fromEntries(found.states.map((it) => [it.state, it.n])) },
    places: placesOf(scope, found.places),
  };
}
