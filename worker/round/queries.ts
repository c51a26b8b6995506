import type { EggState } from "#db/vocabulary.ts";
import { eggMoves } from "#worker/clutches/states/egg-states.ts";
import { batch } from "#worker/kit/batch.ts";
import { type AtPlaces, type FilledSlots, joined, roundStart } from "#worker/kit/slots.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { Site } from "#worker/places/sites.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { RoundFilter } from "./contract.ts";
import { readingRound } from "./reading.ts";
import { readAt } from "./site-filter.ts";
import { type RoundCage, stopsOf } from "./stops.ts";

export type Round = {
  data: RoundCage[];
  /** The places around a cage, from the room on: `Room · Bank`. */
  ways: string[];
  sites: Site[];
  /** The site whose round it is; null is all. */
  site_id: string | null;
  /** Days `YYYY-MM-DD` where the organisation lives. */
  today: string;
  yesterday: string;
  /** Where an egg may go from each state. */
  moves: Readonly<Record<EggState, readonly EggState[]>>;
  /** How many rows it was worked out from; no caller hears it. */
  rows: number;
  /** Whose round it is, so that a browser keeps what waits in it apart for each. */
  reader: string;
};

/**
 * The whole round of today, or that of a site, with what later rooms add, in one round trip; see `stopsOf`. Refuses
 * `missing` for a site that is not there, and a place that is not, or is not at the site.
 */
export async function roundOf(
  scope: Scope,
  { place_id, site_id }: RoundFilter,
  slots: FilledSlots["round"],
): Promise<Round> {
  const { org_id, user_id, today, language } = scope;
  const added = joined(scope, slots, undefined);
  const read = await batch(scope.db, { ...readingRound(scope, place_id), ...added.statements });
  const [machine] = read.asked;
  const isStart = place_id === roundStart;
  if (place_id !== undefined && !isStart && !machine && !read.places.some(({ id }) => id === place_id))
    throw new Refusal("missing");
  const { sites, isThere, there } = readAt(read, { site_id, language });
  if (place_id !== undefined && !isStart && !isThere(machine ? machine.place_id : place_id))
    throw new Refusal("missing");
  const tasks = Object.entries(added.serialize(read, undefined) as AtPlaces).map(
    ([name, all]) => [name, all.filter((it) => it.place_id === roundStart || isThere(it.place_id))] as const,
  );
  const { stops, ways } = stopsOf(there, { today, language, place_id, tasks });
  return {
    data: stops,
    ways,
    sites,
    site_id: site_id ?? null,
    rows: read.activeRows.length + read.pairs.length + read.places.length + tasks.flatMap(([, all]) => all).length,
    today,
    yesterday: plusDays(today, -1),
    moves: eggMoves,
    reader: `${org_id}.${user_id}`,
  };
}
