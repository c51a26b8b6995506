import { sql } from "drizzle-orm";
import { listings } from "#db/schema/marketplace.ts";
import { auditedEdit } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import { forSale, forSaleNoMore } from "../offered/for-sale.ts";
import { publishListing } from "../published/listings.ts";
import type { StepKeys } from "../published/reading-listing.ts";
import { reviewOf } from "./answer.ts";
import { isOwn, judgeContent } from "./content.ts";
import type { ListingChange } from "./contract.ts";
import type { Listing } from "./listing-json.ts";
import { birdsAre, photosAre } from "./parts.ts";
import { findListing, listingAsRead } from "./reading.ts";
import { changeable, isLiving } from "./states.ts";

/**
 * Changes what a listing says. What strangers see follows at once; a text that is to be looked at first is held. Refuses
 * `illegal_state` where it is reserved, sold or removed, `stale`, and what a new one is refused for.
 */
export async function changeListing(scope: Scope, keys: StepKeys, id: string, given: ListingChange): Promise<Listing> {
  const { db, org_id, now } = scope;
  const { version, org_id: _, ...change } = given;
  const { listing, judged, row } = await listingAsRead(scope, id, version);
  if (!changeable.some((it) => it === row.state)) throw new Refusal("illegal_state", {}, { from: row.state });
  const stored = {
    ...listing,
    bird_ids: listing.birds.map((bird) => bird.id),
    photo_ids: listing.photos.filter(({ is_chosen }) => is_chosen).map((photo) => photo.id),
  };
  const next = merged(stored, change);
  const isAnew = next.kind !== stored.kind || next.bird_ids.join() !== stored.bird_ids.join();
  if (isAnew && row.state !== "draft") throw new Refusal("invalid", { bird_ids: ["listings.birds.fixed"] });
  if (next.is_free && next.price_cents !== null) throw new Refusal("invalid", { price_cents: ["listings.price.free"] });
  const { currency } = await judgeContent(scope, next);
  const isReworded = next.title !== stored.title || next.text !== stored.text;
  const held = row.state === "published" && isReworded ? reviewOf(next, judged).held_for : [];
  const wanted = {
    kind: next.kind,
    title: next.title,
    title_key: foldName(next.title),
    text: next.text,
    price_cents: next.price_cents,
    currency: next.price_cents === null ? null : currency,
    is_free: next.is_free ? 1 : 0,
    brood: next.brood,
    item_id: next.item_id,
    share_id: next.share_id,
    papers: JSON.stringify(next.papers),
    district: next.district,
    sets_status: next.sets_status ? 1 : 0,
    ...(held.length > 0 && { state: "held", held_for: JSON.stringify(held) }),
  };
  const sets = Object.entries(wanted).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  const when = sql`state = ${row.state} AND version = ${row.version} AND ${isOwn(scope, next)}`;
  // Before the row itself, whose new version would be somebody else's as well.
  const its = { id, when: sql`EXISTS (SELECT 1 FROM listings WHERE org_id = ${org_id} AND id = ${id} AND ${when})` };
  const turns = isLiving(row.state) && next.sets_status !== stored.sets_status;
  const {
    title_key: __,
    held_for: ___,
    currency: ____,
    ...noticeable
  } = wanted as typeof wanted & { held_for?: string };
  const { made } = await batch(db, {
    line: auditedEdit(scope, { table: listings, subject: "listing", subject_id: id, wanted: noticeable, when }),
    ...(isAnew && birdsAre(scope, its, next.bird_ids)),
    ...(await photosAre(scope, its, next.photo_ids)),
    ...(turns && next.sets_status && forSale(scope, its)),
    ...(turns && !next.sets_status && forSaleNoMore(scope, its)),
    made: db.all<{ id: string }>(sql`
      UPDATE listings SET ${sql.join(sets, sql`, `)}, revision = revision + (state IN ('published', 'held')),
        version = version + 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND id = ${id} AND ${when} RETURNING id`),
  });
  if (made.length === 0) throw new Refusal("stale", {}, { current: await findListing(scope, id) });
  if (isLiving(row.state)) await publishListing(scope, keys, id);
  return findListing(scope, id);
}

type Given = Omit<ListingChange, "version" | "org_id">;

/** What is stored with what was said of it: absent is unchanged. */
function merged<Stored extends { [Name in keyof Given]-?: Exclude<Given[Name], undefined> }>(
  stored: Stored,
  change: Given,
): Stored {
  const present = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(present) };
}
