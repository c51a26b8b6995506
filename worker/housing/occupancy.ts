import { type SQL, sql } from "drizzle-orm";
import type { PlaceKind } from "#db/vocabulary.ts";
import { planOf } from "#worker/billing/plans.ts";
import { countHomeless, countInPlan } from "#worker/birds/columns/counts.ts";
import { batch } from "#worker/kit/batch.ts";
import { placeOrder } from "#worker/locales/place-order.ts";
import type { OverviewFilter } from "#worker/places/contract.ts";
import { byPlace } from "#worker/places/place-order.ts";
import { placesWithin } from "#worker/places/place-subtree.ts";
import { atSite, sitesOf } from "#worker/places/sites.ts";
import type { Scope } from "#worker/scope.ts";
import { placesNamed } from "./named-places.ts";

/** A place with who is in it; `inside` sums up what stands in it: one step down, or two in a room where that is asked. */
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

/**
 * The statement that reads places and their kept counts; `where` names rows of `place` and `holder`, its parent. Where
 * rooms are summed up, what stands in their banks counts too.
 */
export function occupied(scope: Scope, where: SQL, { sumsRooms = false } = {}) {
  const { org_id } = scope;
  const further = sql`UNION ALL SELECT far.id, far.capacity
    FROM places middle CROSS JOIN places far ON far.org_id = ${org_id} AND far.parent_id = middle.id
    WHERE place.kind = 'room' AND middle.org_id = ${org_id} AND middle.parent_id = place.id`;
  // Whoever counts under a condition begins with all counts there are: a sum follows the places.
  const inside = sql`
    FROM (SELECT near.id, near.capacity FROM places near WHERE near.org_id = ${org_id} AND near.parent_id = place.id
      ${sumsRooms ? further : sql``}) inside
    LEFT JOIN bird_counts counted ON counted.org_id = ${org_id} AND counted.dimension = 'place'
      AND counted.key = inside.id`;
  return scope.db.all<OccupiedPlace>(sql`
    SELECT place.id, place.parent_id, place.kind, place.name, place.capacity, ifnull(own.n, 0) AS birds,
      (SELECT count(*) ${inside}) AS places_inside,
      (SELECT ifnull(sum(counted.n), 0) ${inside}) AS birds_inside,
      (SELECT sum(inside.capacity) ${inside}) AS capacity_inside,
      (SELECT ifnull(sum(counted.n > inside.capacity), 0) ${inside}) AS over_inside
    FROM places place
    LEFT JOIN places holder ON holder.org_id = ${org_id} AND holder.id = place.parent_id
    LEFT JOIN bird_counts own ON own.org_id = ${org_id} AND own.dimension = 'place' AND own.key = place.id
    WHERE place.org_id = ${org_id} AND ${where}`);
}

/** Places in the order of their kinds and names. */
export const inOrder = <Of extends { id: string; kind: PlaceKind; name: string }>(scope: Scope, places: Of[]): Of[] =>
  places.sort(placeOrder(scope.language).places);

/** How many places a page of all of them shows. */
const shownAtOnce = 200;

/**
 * Everything a page of `/places` shows, in one round trip: places but those inside a bank, which it sums up. Sites come
 * first, then rooms, each followed by what stands in it; one that goes on from the page before is told again. Asked for
 * by name, places inside a bank are among them, each with what it stands in. Refuses `missing` a site that is not there.
 */
export async function placesOverview(scope: Scope, filter: OverviewFilter) {
  const { page, q, site_id } = filter;
  const shown = shownOn(scope, filter);
  const within = placesWithin(scope, site_id ?? "");
  const all = sql`(SELECT count(*) FROM places WHERE org_id = ${scope.org_id})`;
  const {
    places,
    sites,
    holders = [],
    homeless: [homeless],
    birds: [everybody],
    counted: [counted],
  } = await batch(scope.db, {
    places: occupied(
      scope,
      sql`place.id IN (WITH shown AS MATERIALIZED (${shown})
      SELECT id FROM shown ${q ? sql`` : sql`UNION SELECT parent_id FROM shown UNION SELECT further_id FROM shown`})`,
      { sumsRooms: q !== "" },
    ),
    ...(q ? { holders: holdersOf(scope, shown) } : {}),
    sites: sitesOf(scope),
    homeless: countHomeless(scope),
    birds: countInPlan(scope),
    counted: scope.db.all<Counted>(sql`
      SELECT ${all} AS everywhere, ${site_id === undefined ? all : sql`(SELECT count(*) FROM (${within}))`} AS total,
        (SELECT count(*) FROM (${foundBy(scope, filter)})) AS shown,
        ${site_id === undefined ? sql`NULL` : birdsIn(scope, within)} AS birds_there`),
  });
  atSite({ sites }, site_id);
  const { everywhere = 0, total = 0, shown: found = 0, birds_there = null } = counted ?? {};
  const limit = planOf(scope.plan).sites;
  const [birds, without] = [everybody?.n ?? 0, homeless?.n ?? 0];
  return {
    places: inOrder(scope, places),
    sites,
    may_add_site: limit === null || sites.length < limit,
    homeless: without,
    birds,
    placed: birds_there ?? birds - without,
    everywhere,
    total,
    q,
    site_id: site_id ?? null,
    found,
    holders,
    page,
    total_pages: Math.max(1, Math.ceil(found / shownAtOnce)),
  };
}
export type PlacesOverview = Awaited<ReturnType<typeof placesOverview>>;
type Counted = { everywhere: number; total: number; shown: number; birds_there: number | null };

const holdersOf = ({ db, org_id }: Scope, shown: SQL) =>
  db.all<{ id: string; name: string }>(sql`
    SELECT id, name FROM places WHERE org_id = ${org_id} AND id IN (SELECT parent_id FROM (${shown}))`);

const birdsIn = ({ org_id }: Scope, within: SQL): SQL => sql`(
  SELECT ifnull(sum(n), 0) FROM bird_counts WHERE org_id = ${org_id} AND dimension = 'place' AND key IN (${within}))`;

/** The query of the ids of all places a filter finds, without an order. */
const foundBy = (scope: Scope, { q, site_id }: OverviewFilter): SQL =>
  q
    ? sql`SELECT place.id FROM places place WHERE ${isNamed(scope, q, site_id)}`
    : sql`${tree(scope, site_id)} SELECT id FROM tree`;

const isNamed = (scope: Scope, q: string, site_id: string | undefined): SQL => sql`
  place.org_id = ${scope.org_id} AND ${placesNamed(q, sql`place.name_key`).matches}
  ${site_id === undefined ? sql`` : sql`AND place.id IN (${placesWithin(scope, site_id)})`}`;

/** The table `tree` of all places outside of banks, or those at a site: each with the outermost around it and the room. */
const tree = ({ org_id }: Scope, site_id: string | undefined): SQL => sql`
  WITH RECURSIVE tree(id, parent_id, further_id, kind, outermost_id, room_id) AS (
    SELECT id, parent_id, NULL, kind, id, id FROM places
    WHERE org_id = ${org_id} AND ${site_id === undefined ? sql`parent_id IS NULL` : sql`id = ${site_id}`}
    UNION ALL
    SELECT places.id, tree.id, tree.parent_id, places.kind, tree.outermost_id,
      CASE WHEN tree.kind = 'site' THEN places.id ELSE tree.room_id END
    FROM tree CROSS JOIN places ON places.org_id = ${org_id} AND places.parent_id = tree.id WHERE tree.kind <> 'bank'
  )`;

// What a place stands in comes before it: the site, and the room in that.
function shownOn(scope: Scope, { page, q, site_id }: OverviewFilter): SQL {
  const { org_id } = scope;
  const onPage = sql`LIMIT ${shownAtOnce} OFFSET ${(page - 1) * shownAtOnce}`;
  const named = (name: "outermost" | "room" | "place", id: string) =>
    sql`CROSS JOIN places ${sql.raw(name)} ON ${sql.raw(name)}.org_id = ${org_id} AND ${sql.raw(`${name}.id = tree.${id}`)}`;
  if (q)
    return sql`
      SELECT place.id, place.parent_id FROM places place
      LEFT JOIN places room ON room.org_id = ${org_id} AND room.id = ifnull(place.parent_id, place.id)
      WHERE ${isNamed(scope, q, site_id)}
      ORDER BY ${byPlace("room")}, place.parent_id IS NOT NULL, ${byPlace("place")} ${onPage}`;
  return sql`
    ${tree(scope, site_id)} SELECT tree.id, tree.parent_id, tree.further_id FROM tree
    ${named("outermost", "outermost_id")} ${named("room", "room_id")} ${named("place", "id")}
    ORDER BY ${byPlace("outermost")}, place.id <> outermost.id, ${byPlace("room")}, place.id <> room.id,
      ${byPlace("place")} ${onPage}`;
}
