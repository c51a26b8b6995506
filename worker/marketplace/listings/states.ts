import { type ListingState, livingListings } from "#db/words/market.ts";

const moves: Record<ListingState, readonly ListingState[]> = {
  draft: ["published", "held"],
  // What its seller writes anew is read over anew.
  published: ["held", "paused", "reserved", "sold", "expired"],
  // What rests or waits ends too, or it would hold its birds and a place of the plan for ever.
  held: ["published", "expired"],
  paused: ["published", "held", "sold", "expired"],
  reserved: ["published", "sold"],
  expired: ["published", "held"],
  sold: [],
  // Back to a draft by an objection alone: the operator's to do.
  removed: [],
};

/** Whether a listing may go from one state to another by its seller's doing or the clock's. */
export const mayBecome = (now: ListingState, next: ListingState): boolean => moves[now].includes(next);

/** Whether a listing in this state holds its birds and a place of the plan. */
export const isLiving = (state: ListingState): boolean => livingListings.some((it) => it === state);

/** What a seller may make of it by hand; `published` of a published one renews it. */
export function nextOf(state: ListingState): Array<"published" | "paused" | "sold" | "expired"> {
  if (state === "reserved") return [];
  const all = (["published", "paused", "sold", "expired"] as const).filter((it) => mayBecome(state, it));
  return state === "published" ? ["published", ...all] : all;
}

/** The states in which what a listing says may be changed. */
export const changeable = [
  "draft",
  "published",
  "held",
  "paused",
  "expired",
] as const satisfies readonly ListingState[];
