import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { judgedBy, listingOf } from "./answer.ts";
import type { Listing } from "./listing-json.ts";
import { readingListing } from "./rows.ts";

/** A listing of the caller's; `missing` when it is not there or another organisation's. */
export async function findListing(scope: Scope, id: string): Promise<Listing> {
  return (await listingAsRead(scope, id)).listing;
}

/** The same with its row and what it is judged by; `stale` where it is of another version than is expected. */
export async function listingAsRead(scope: Scope, id: string, version?: number) {
  const found = await batch(scope.db, readingListing(scope, id));
  const listing = listingOf(scope, found);
  const judged = judgedBy(found);
  const [row] = found.listing;
  if (!listing || !judged || !row) throw new Refusal("missing");
  if (version !== undefined && version !== row.version) throw new Refusal("stale", {}, { current: listing });
  return { listing, judged, row };
}
