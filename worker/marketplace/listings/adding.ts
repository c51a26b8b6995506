import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { audited, isWritten } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import { listingOf } from "./answer.ts";
import { isOwn, judgeContent } from "./content.ts";
import type { ListingDraft } from "./contract.ts";
import type { Listing } from "./listing-json.ts";
import { birdsAre, photosAre } from "./parts.ts";
import { readingListing } from "./rows.ts";

/**
 * Writes a listing down as a draft. Refuses `invalid` what it cannot be of and a price where the gate is not open. With an
 * Idempotency-Key it is made once; another body under that key is a `conflict`.
 */
export async function addListing(scope: Scope, draft: ListingDraft): Promise<Listing> {
  const { db, org_id, now } = scope;
  const id = await idFor(scope, "listing");
  const { currency } = await judgeContent(scope, draft);
  const { kind, title, text, price_cents, is_free, brood, item_id, share_id, papers, district, sets_status } = draft;
  const noted = newId("audit");
  const its = { id, when: isWritten(scope, noted) };
  const found = await batch(db, {
    made: db.all<{ id: string }>(sql`
      INSERT INTO listings (id, org_id, kind, state, title, title_key, text, price_cents, currency, is_free, brood, item_id,
        share_id, papers, district, sets_status, shown, created_at, updated_at)
      SELECT ${id}, ${org_id}, ${kind}, 'draft', ${title}, ${foldName(title)}, ${text}, ${price_cents},
        ${price_cents === null ? null : currency}, ${is_free ? 1 : 0}, ${brood}, ${item_id}, ${share_id},
        ${JSON.stringify(papers)}, ${district}, ${sets_status ? 1 : 0}, 1, ${now}, ${now}
      WHERE ${isOwn(scope, draft)} AND NOT EXISTS (SELECT 1 FROM listings WHERE org_id = ${org_id} AND id = ${id})
      RETURNING id`),
    line: audited(scope, {
      id: noted,
      subject: "listing",
      subject_id: id,
      deed: "created",
      changes: { title: [null, title], kind: [null, kind] },
    }),
    ...birdsAre(scope, its, draft.bird_ids),
    ...(await photosAre(scope, its, draft.photo_ids)),
    ...readingListing(scope, id),
  });
  const listing = listingOf(scope, found);
  if (!listing) throw new Refusal("unavailable", {}, { retryAfter: 1 });
  const isSame = listing.title === title && listing.birds.map((bird) => bird.id).join() === draft.bird_ids.join();
  if (found.made.length === 0 && !isSame) throw new Refusal("conflict", {}, { detail: "listings.reused" });
  return listing;
}
