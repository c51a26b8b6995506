import type { LatestClutch, PairsWithClutches } from "#worker/clutches/latest-events.ts";
import type { Pair } from "#worker/pairs/reading.ts";

export type Nest = { pair: Pair; latest: LatestClutch | undefined };

/** Eggs that nothing has been said of yet: their hen may still be laying. */
const fresh = ["laid", "stored", "set"];

/** Pairs by how likely their hen lays today: those of a clutch nobody has candled yet, then those without one, then all others. */
export function likeliestFirst({ items, latest }: Pick<PairsWithClutches, "items" | "latest">): Nest[] {
  const nests = items.map((pair) => ({ pair, latest: latest.find(({ pair_id }) => pair_id === pair.id) }));
  return nests.sort((one, other) => turnOf(one) - turnOf(other));
}

function turnOf({ latest }: Nest): number {
  if (!latest) return 1;
  return latest.more === 0 && latest.eggs.every(({ state }) => fresh.includes(state)) ? 0 : 2;
}
