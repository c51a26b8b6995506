import { type SQL, sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { newLinkToken } from "#worker/accounts/secrets.ts";
import type { Scope } from "#worker/scope.ts";

type Of = { id: string; when: SQL };

/** The statements that write which birds a listing is of, in their order, in the place of those it was of. */
export function birdsAre({ db, org_id }: Scope, { id, when }: Of, bird_ids: readonly string[]) {
  const ids = newIds("listing_bird", bird_ids.length);
  const rows = JSON.stringify(bird_ids.map((bird_id, at) => [ids[at], at, bird_id]));
  return {
    birds_before: db.run(sql`DELETE FROM listing_birds WHERE org_id = ${org_id} AND listing_id = ${id} AND ${when}`),
    birds_now: db.run(sql`
      INSERT INTO listing_birds (id, org_id, listing_id, position, bird_id)
      SELECT value->>0, ${org_id}, ${id}, value->>1, value->>2 FROM json_each(${rows}) WHERE ${when}`),
  };
}

/** The statements that write which photos a listing shows, in their order; those it showed keep their addresses. */
export async function photosAre({ db, org_id }: Scope, { id, when }: Of, photo_ids: readonly string[]) {
  const ids = newIds("listing_photo", photo_ids.length);
  const keys = await Promise.all(photo_ids.map(newLinkToken));
  const rows = JSON.stringify(photo_ids.map((photo_id, at) => [ids[at], at, photo_id, keys[at]]));
  const its = sql`org_id = ${org_id} AND listing_id = ${id}`;
  const named = sql`SELECT value->>2 FROM json_each(${rows})`;
  const place = sql`(SELECT value->>1 FROM json_each(${rows}) WHERE value->>2 = listing_photos.photo_id)`;
  return {
    photos_gone: db.run(sql`DELETE FROM listing_photos WHERE ${its} AND photo_id NOT IN (${named}) AND ${when}`),
    // Out of the way first, or two would stand in one place meanwhile.
    photos_aside: db.run(sql`UPDATE listing_photos SET position = -1 - position WHERE ${its} AND ${when}`),
    photos_placed: db.run(sql`UPDATE listing_photos SET position = ${place} WHERE ${its} AND ${when}`),
    photos_now: db.run(sql`
      INSERT INTO listing_photos (id, org_id, listing_id, position, photo_id, public_key)
      SELECT value->>0, ${org_id}, ${id}, value->>1, value->>2, value->>3 FROM json_each(${rows})
      WHERE value->>2 NOT IN (SELECT photo_id FROM listing_photos WHERE ${its}) AND ${when}`),
  };
}
