import type { Standing } from "#app/agenda/stop-path.ts";
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
  for (const report of listeners) report();
}
export const forgetWhole = () => become(null);

/** A stop and the site that the round is narrowed to, by the names they have in the address. */
export type Whereabouts = { place: string; site_id: string | null };

/** Sends for the whole round, with the stop where one stands in any case; answers whether it came. */
export async function fetchWhole({ place, site_id }: Whereabouts): Promise<boolean> {
  const at = performance.now();
  const query = new URLSearchParams({ ...(place !== "none" && { place_id: place }), ...(site_id && { site_id }) });
  try {
    const answer = await fetch(`/round/all?${query}`, { redirect: "manual" });
    if (!answer.ok) return false;
    become({ round: (await answer.json()) as Round, at });
    return true;
  } catch {
    return false;
  }
}

/** A stop of the round that is at hand, by the names it has in the address; undefined where it has no such stop. */
export function present(place = "none", { from = null, site_id }: Pick<Standing, "from" | "site_id"> = {}) {
  const place_id = place === "none" ? null : place;
  if ((whole?.round.site_id ?? null) !== (site_id ?? null)) return undefined;
  if (!whole?.round.data.some(({ id }) => id === place_id)) return undefined;
  const { today, yesterday, moves, sites } = whole.round;
  return { stop: stopAt(whole.round, place_id, from), today, yesterday, moves, sites };
}
