import type { Round } from "#worker/round/queries.ts";
import { stopAt } from "./stop-at.ts";

/** The whole round as it came to this browser; `at` is when it was asked for, in milliseconds. */
type Whole = { round: Round; at: number };
let whole: Whole | null = null;
const listeners = new Set<() => void>();

export const wholeRound = (): Whole | null => whole;
export function onWhole(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function become(next: Whole | null) {
  whole = next;
  for (const tell of listeners) tell();
}
export const forgetWhole = () => become(null);

/** Sends for the whole round, with the stop where one stands in any case; answers whether it came. */
export async function fetchWhole(place: string): Promise<boolean> {
  const at = performance.now();
  const search = place === "none" ? "" : `?${new URLSearchParams({ place_id: place })}`;
  try {
    const answer = await fetch(`/round/all${search}`, { redirect: "manual" });
    if (!answer.ok) return false;
    become({ round: (await answer.json()) as Round, at });
    return true;
  } catch {
    return false;
  }
}

/** A stop of the round that is at hand, by the names it has in the address; undefined where it has no such stop. */
export function atHand(place = "none", from: string | null = null) {
  const place_id = place === "none" ? null : place;
  if (!whole?.round.data.some(({ id }) => id === place_id)) return undefined;
  const { today, yesterday, moves } = whole.round;
  return { stop: stopAt(whole.round, place_id, from), today, yesterday, moves };
}
