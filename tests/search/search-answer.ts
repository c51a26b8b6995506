import type { speciesFound } from "#worker/birds/columns/on-search.ts";
import type { placesFound } from "#worker/housing/on-search.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import type { pairsFound } from "#worker/pairs/on-search.ts";
import type { Searched as OfBirds } from "#worker/search/queries.ts";

/** What `GET /api/search` answers, with the groups of the rooms that stand. */
export type Searched = OfBirds &
  SlotAnswer<typeof pairsFound> &
  SlotAnswer<typeof speciesFound> &
  SlotAnswer<typeof placesFound> & { opens_pair: string | null };
