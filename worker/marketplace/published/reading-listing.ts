import { sql } from "drizzle-orm";
import { keyed } from "#worker/accounts/secrets.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { addressed } from "#worker/pedigrees/shares.ts";
import type { Scope } from "#worker/scope.ts";
import { readingGate } from "../gate/levels.ts";
import { readingOffered } from "../offered/birds.ts";
import { readingSeller } from "../offered/seller.ts";
import type { StepFacts, StepListing } from "./listing-row.ts";

/** In whose name a step is done: whoever asked, or the clock. */
export type StepScope = Pick<Scope, "db" | "org_id" | "now" | "today">;
/** What addresses of shared trees are worked out by. */
export type StepKeys = Pick<Env, "CODE_PEPPER" | "CODE_PEPPER_OLD" | "APP_ORIGIN">;

/** How a listing stands with its own organisation. */
export type Standing = { pause_reason: string | null; expires_at: string | null; sets_status: 0 | 1 };
type ShareRow = Parameters<typeof addressed>[1][number];

/** Everything of a listing that strangers may see, and the gate as it stands; undefined where there is no such listing. */
export async function readStep(scope: StepScope, keys: StepKeys, id: string) {
  const { db, org_id, now } = scope;
  const found = await batch(db, {
    listing: db.all<StepListing & Standing>(sql`
      SELECT id, kind, state, title, text, price_cents, currency, is_free, brood, papers, district, published_at, revision,
        pause_reason, expires_at, sets_status
      FROM listings WHERE org_id = ${org_id} AND id = ${id}`),
    birds: readingOffered(scope, id),
    parts: db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM listing_birds WHERE org_id = ${org_id} AND listing_id = ${id}`,
    ),
    photos: db.all<{ public_key: string; width: number; height: number }>(sql`
      SELECT shown.public_key, photo.width, photo.height FROM listing_photos shown
      CROSS JOIN bird_photos photo ON photo.org_id = ${org_id} AND photo.id = shown.photo_id
      WHERE shown.org_id = ${org_id} AND shown.listing_id = ${id} ORDER BY shown.position`),
    shares: db.all<ShareRow>(sql`
      SELECT shared.id, shared.created_at, shared.expires_at, shared.token_hash, shared.shows_photo, shared.breeder,
        shared.contact, (SELECT short_key FROM organizations WHERE organizations.id = ${org_id}) AS short_key
      FROM listings CROSS JOIN pedigree_shares shared ON shared.org_id = ${org_id} AND shared.id = listings.share_id
      WHERE listings.org_id = ${org_id} AND listings.id = ${id} AND shared.revoked_at IS NULL
        AND (shared.expires_at IS NULL OR shared.expires_at > ${now})`),
    ...readingSeller(scope),
    ...readingGate(db),
  });
  const [listing] = found.listing;
  const [seller] = found.seller;
  const [gate] = found.gate;
  if (!listing || !seller || !gate) return undefined;
  const [share] = await addressed(keys, found.shares);
  const facts: StepFacts = {
    listing,
    seller,
    registrations: found.registrations,
    birds: found.birds,
    parts: found.parts[0]?.n ?? 0,
    photos: found.photos.map(({ public_key, ...size }) => ({ key: keyed(seller.short_key, public_key), ...size })),
    tree: share?.url?.slice(keys.APP_ORIGIN.length) ?? null,
  };
  return { facts, standing: listing, openings: found.openings, version: gate.version };
}
