import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { ListingState } from "#db/words/market.ts";
import { audited, isWritten } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { isFit } from "../offered/birds.ts";
import { forSale, forSaleNoMore } from "../offered/for-sale.ts";
import { publishListing } from "../published/listings.ts";
import type { StepKeys } from "../published/reading-listing.ts";
import { reviewOf } from "./answer.ts";
import { type ListingTurn, listingDays } from "./contract.ts";
import type { Listing } from "./listing-json.ts";
import { hasPlace, noPlace } from "./places.ts";
import { findListing, listingAsRead } from "./reading.ts";
import { refuseUnfit } from "./refusing.ts";
import { isLiving, mayBecome, nextOf } from "./states.ts";

const afterDays = (now: string, days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString();

/**
 * Makes of a listing what its seller says; `published` of a published one renews it, and of a text that is to be looked at
 * first makes `held`. Refuses `invalid` what may not be shown or lacks what must be said, `plan_limit` one more than the plan
 * holds, `illegal_state`, `forbidden` where the operator has closed publishing.
 */
export async function turnListing(scope: Scope, keys: StepKeys, id: string, turn: ListingTurn): Promise<Listing> {
  const { listing, judged, row } = await listingAsRead(scope, id, turn.version);
  if (!nextOf(row.state).includes(turn.state)) throw new Refusal("illegal_state", {}, { from: row.state });
  const isShown = turn.state === "published";
  if (isShown) refuseUnfit(listing, judged);
  const held = isShown ? [...reviewOf(row, judged).held_for, ...ruleOf(row)] : [];
  const to: ListingState = held.length > 0 ? "held" : turn.state;
  if (to === "held" && row.state === "held") return listing;
  if (to !== row.state && !mayBecome(row.state, to)) throw new Refusal("illegal_state", {}, { from: row.state });
  const written = await write(scope, { row, to, held });
  if (!written) await refuseLate(scope, { id, version: row.version, isShown });
  await publishListing(scope, keys, id);
  return findListing(scope, id);
}

/** What the operator paused comes back by way of them, with the rule that it broke. */
function ruleOf({ state, removed_for }: { state: ListingState; removed_for: string | null }): string[] {
  if (state !== "paused" || removed_for === null) return [];
  return [(JSON.parse(removed_for) as { rule: string }).rule];
}

type Writing = {
  row: { id: string; state: ListingState; version: number; sets_status: 0 | 1 };
  to: ListingState;
  held: string[];
};

async function write(scope: Scope, { row, to, held }: Writing): Promise<boolean> {
  const { db, org_id, now } = scope;
  const { id, state, version } = row;
  const isShown = to === "published" || to === "held";
  const may = isShown
    ? sql`${hasPlace(scope, { id, isResting: isLiving(state) })} AND ${areFit(scope, id)} AND ${areFree(scope, id)}
        AND ${isOpen(scope)}`
    : sql`1`;
  const noted = newId("audit");
  const its = { id, when: isWritten(scope, noted) };
  const ends = isShown ? afterDays(now, listingDays) : null;
  const { made } = await batch(db, {
    made: db.all<{ id: string }>(sql`
      UPDATE listings SET state = ${to}, pause_reason = NULL, held_for = ${held.length > 0 ? JSON.stringify(held) : null},
        published_at = iif(${to} = 'published', ${now}, published_at), expires_at = ifnull(${ends}, expires_at),
        warned_at = NULL, revision = revision + 1, version = version + 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND id = ${id} AND state = ${state} AND version = ${version} AND ${may} RETURNING id`),
    line: audited(scope, {
      id: noted,
      subject: "listing",
      subject_id: id,
      deed: "changed",
      changes: state === to ? { expires_at: [null, ends?.slice(0, 10) ?? null] } : { state: [state, to] },
    }),
    ...(row.sets_status === 1 && isLiving(to) && !isLiving(state) && forSale(scope, its)),
    ...(row.sets_status === 1 && !isLiving(to) && forSaleNoMore(scope, its)),
  });
  return made.length > 0;
}

const parts = (org_id: string, id: string) =>
  sql`listing_birds part WHERE part.org_id = ${org_id} AND part.listing_id = ${id}`;

// Asked once more in the write: a bird may have fallen ill, or been listed by somebody else, meanwhile.
const areFit = (scope: Scope, id: string): SQL => sql`NOT EXISTS (SELECT 1 FROM ${parts(scope.org_id, id)}
  AND NOT EXISTS (SELECT 1 FROM birds WHERE birds.org_id = ${scope.org_id} AND birds.id = part.bird_id AND ${isFit(scope)}))`;
const areFree = ({ org_id }: Scope, id: string): SQL => sql`NOT EXISTS (SELECT 1 FROM ${parts(org_id, id)}
  AND EXISTS (SELECT 1 FROM listing_birds other WHERE other.org_id = ${org_id} AND other.bird_id = part.bird_id
    AND other.is_living = 1 AND other.listing_id <> ${id}))`;
const isOpen = ({ org_id }: Scope): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM sellers WHERE sellers.org_id = ${org_id} AND sellers.closed_at IS NOT NULL)`;

/** Why the write was refused, told anew of what stands now. */
async function refuseLate(scope: Scope, { id, version, isShown }: { id: string; version: number; isShown: boolean }) {
  const { listing, judged } = await listingAsRead(scope, id, version);
  if (isShown) refuseUnfit(listing, judged);
  throw isShown ? noPlace(scope) : new Refusal("unavailable", {}, { retryAfter: 1 });
}
