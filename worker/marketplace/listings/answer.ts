import type { PaperKind } from "#db/words/legal.ts";
import { advertRules } from "#worker/legal/packs/rules.ts";
import type { Scope } from "#worker/scope.ts";
import { reviewText, type TextReview } from "../gate/text-review.ts";
import { serializeBird } from "../offered/birds.ts";
import { gateFor, hindrancesOf, inWords, type Judged, missingOf } from "../offered/judging.ts";
import type { Listing } from "./listing-json.ts";
import { placesOf } from "./places.ts";
import type { FoundListing, ListingRow } from "./rows.ts";
import { nextOf } from "./states.ts";

/** What a listing is judged by, of what was read; undefined where it is not there. */
export function judgedBy(found: FoundListing): Judged | undefined {
  const { listing, birds, registrations, openings } = found;
  const [row] = listing;
  const [seller] = found.seller;
  if (!row || !seller) return undefined;
  return { seller, registrations, openings, birds, is_goods: row.kind === "goods", brood: row.brood };
}

/** What the words of a listing give away and what holds them. */
export function reviewOf({ title, text }: Pick<ListingRow, "title" | "text">, judged: Judged): TextReview {
  const { level } = gateFor(judged);
  return reviewText(`${title}\n${text ?? ""}`, {
    level,
    watched: judged.is_goods ? [] : advertRules(judged.seller.country).watched,
  });
}

const parsed = <Value>(text: string | null, without: Value): Value =>
  text === null ? without : (JSON.parse(text) as Value);

/** A listing as it is answered, of what `readingListing` read; undefined where it is not there. */
export function listingOf(scope: Scope, found: FoundListing): Listing | undefined {
  const [row] = found.listing;
  const judged = judgedBy(found);
  if (!row || !judged) return undefined;
  const { is_free, sets_status, papers, held_for, removed_for, revision: _, shown: __, ...same } = row;
  const gate = inWords(gateFor(judged), scope.language);
  const isSeen = row.state === "published" || row.state === "reserved";
  return {
    ...same,
    is_free: is_free === 1,
    sets_status: sets_status === 1,
    papers: parsed<PaperKind[]>(papers, []),
    held_for: parsed<string[]>(held_for, []),
    removed_for: parsed<Listing["removed_for"]>(removed_for, null),
    birds: found.birds.map((bird) => serializeBird(bird, scope.today)),
    photos: found.photos.map(({ is_chosen, ...photo }) => ({ ...photo, is_chosen: is_chosen === 1 })),
    shares: found.shares,
    level: gate.level,
    gate,
    missing: missingOf(judged),
    hindrances: hindrancesOf(found.birds),
    warnings: reviewOf(row, judged).warnings,
    next: nextOf(row.state),
    url: isSeen && gate.level !== "closed" ? `/market/${row.id}` : null,
    places: placesOf(scope, found.places),
  };
}
