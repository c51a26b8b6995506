import type { Round } from "#worker/round/queries.ts";
import type { RoundCage } from "#worker/round/stops.ts";

/** A stop of the round, where it stands among all, and what comes before and after. */
export type Stop = {
  cage: RoundCage;
  /** The places around it. */
  around: string | null;
  at: number;
  of: number;
  previous: Way | null;
  next: Way | null;
};
/** A stop as a link names it. */
export type Way = Pick<RoundCage, "id" | "name">;

const way = (cage: RoundCage | undefined): Way | null => (cage ? { id: cage.id, name: cage.name } : null);

/** The stop of a place (null: pairs without a cage); where nothing is due any more it is an empty one. */
export function stopAt({ data: cages, ways }: Pick<Round, "data" | "ways">, place_id: string | null): Stop {
  const found = cages.findIndex(({ id }) => id === place_id);
  const all = found < 0 ? [...cages, { id: place_id, name: null, nests: [] }] : cages;
  const at = found < 0 ? all.length - 1 : found;
  const cage = all[at] ?? { id: place_id, name: null, nests: [] };
  return {
    ...{ cage, around: cage.way === undefined ? null : (ways[cage.way] ?? null) },
    ...{ at: at + 1, of: all.length, previous: way(all[at - 1]), next: way(all[at + 1]) },
  };
}
