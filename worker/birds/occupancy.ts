import { sql } from "drizzle-orm";
import type { PlaceKind } from "#db/vocabulary.ts";
import type { Scope } from "#worker/scope.ts";
import { countOf } from "./counts.ts";

/** A place with who is in it; `inside` sums up what stands in it one step down. */
export type OccupiedPlace = {
  id: string;
  parent_id: string | null;
  kind: PlaceKind;
  name: string;
  capacity: number | null;
  birds: number;
  places_inside: number;
  birds_inside: number;
  /** Null where none of the places inside says how many it holds. */
  capacity_inside: number | null;
  over_inside: number;
};

/** The statement that reads places and their kept counts; `where` names rows of `place` and `holder`, its parent. */
export function occupied(scope: Scope, where: ReturnType<typeof sql>) {
  const { org_id } = scope;
  const inside = sql`
    FROM places inside LEFT JOIN bird_counts counted
    ON counted.org_id = ${org_id} AND counted.dimension = 'place' AND counted.key = inside.id
    WHERE inside.org_id = ${org_id} AND inside.parent_id = place.id`;
  return scope.db.all<OccupiedPlace>(sql`
    SELECT place.id, place.parent_id, place.kind, place.name, place.capacity, ifnull(own.n, 0) AS birds,
      (SELECT count(*) ${inside}) AS places_inside,
      (SELECT ifnull(sum(counted.n), 0) ${inside}) AS birds_inside,
      (SELECT sum(inside.capacity) ${inside}) AS capacity_inside,
      (SELECT count(*) ${inside} AND counted.n > inside.capacity) AS over_inside
    FROM places place
    LEFT JOIN places holder ON holder.org_id = ${org_id} AND holder.id = place.parent_id
    LEFT JOIN bird_counts own ON own.org_id = ${org_id} AND own.dimension = 'place' AND own.key = place.id
    WHERE place.org_id = ${org_id} AND ${where}`);
}

/** C2 comes before C10. */
export function inOrder<Named extends { name: string }>(scope: Scope, named: Named[]): Named[] {
  const { compare } = new Intl.Collator(scope.language, { numeric: true });
  return named.sort((one, other) => compare(one.name, other.name));
}

/** Everything the page `/places` shows, in one round trip: all places but those inside a bank, which it sums up. */
export async function placesOverview(scope: Scope) {
  const [places, homeless, all] = await scope.db.batch([
    occupied(scope, sql`(holder.id IS NULL OR holder.kind = 'room')`),
    countOf(scope, "place", ""),
    countOf(scope, "all", ""),
  ]);
  return { places: inOrder(scope, places), homeless: homeless[0]?.n ?? 0, birds: all[0]?.n ?? 0 };
}
export type PlacesOverview = Awaited<ReturnType<typeof placesOverview>>;
