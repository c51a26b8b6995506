import { type SQL, sql } from "drizzle-orm";
import type { PlaceKind } from "#db/vocabulary.ts";
import { planOf } from "#worker/billing/plans.ts";
import { countHomeless, countInPlan } from "#worker/birds/stored/counts.ts";
import { batch } from "#worker/kit/batch.ts";
import { naturalOrder } from "#worker/locales/formats.ts";
import type { OverviewFilter } from "#worker/places/contract.ts";
import { atSite, sitesOf } from "#worker/places/sites.ts";
import { placesWithin } from "#worker/places/within.ts";
import type { Scope } from "#worker/scope.ts";
import { placesNamed } from "./named.ts";

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
  const further = sql`OR inside.parent_id IN (SELECT middle.id FROM places middle
    WHERE place.kind = 'room' AND middle.org_id = ${org_id} AND middle.parent_id = place.id)`;
  const inside = sql`
    FROM places inside LEFT JOIN bird_counts counted
    ON counted.org_id = ${org_id} AND counted.dimension = 'place' AND counted.key = inside.id
    WHERE inside.org_id = ${org_id} AND (inside.parent_id = place.id ${sumsRooms ? further : sql``})`;
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
  const { compare } = naturalOrder(scope.language);
  return named.sort((one, other) => compare(one.name, other.name));
}

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
  const {
    places,
    sites,
    holders = [],
    homeless: [homeless],
    all: [all],
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
    all: countInPlan(scope),
    counted: scope.db.all<Counted>(sql`
      SELECT count(*) AS everywhere, sum(${isAt(scope, site_id)}) AS total,
        sum(${isShown(q)} AND ${isAt(scope, site_id)}) AS shown, ${birdsAt(scope, site_id)} AS birds_there
      FROM places place LEFT JOIN places holder ON holder.org_id = place.org_id AND holder.id = place.parent_id
      WHERE place.org_id = ${scope.org_id}`),
  });
  atSite({ sites }, site_id);
  const { everywhere = 0, total, shown: found, birds_there } = counted ?? {};
  const limit = planOf(scope.plan).sites;
  const [birds, without] = [all?.n ?? 0, homeless?.n ?? 0];
  return {
    ...{ places: inOrder(scope, places), sites, may_add_site: limit === null || sites.length < limit },
    ...{ homeless: without, birds, placed: birds_there ?? birds - without, everywhere, total: total ?? 0 },
    ...{ q, site_id: site_id ?? null, found: found ?? 0, holders, page },
    total_pages: Math.max(1, Math.ceil((found ?? 0) / shownAtOnce)),
  };
}
export type PlacesOverview = Awaited<ReturnType<typeof placesOverview>>;
type Counted = { everywhere: number; total: number | null; shown: number | null; birds_there: number | null };

// By the letters of a name and then by the number it ends in, as well as a database can.
const natural = (name: "outermost" | "room" | "place") =>
  sql.raw(`rtrim(${name}.name_key, '0123456789'), ${name}.position, ${name}.name_key, ${name}.id`);

const holdersOf = ({ db, org_id }: Scope, shown: SQL) =>
  db.all<{ id: string; name: string }>(sql`
    SELECT id, name FROM places WHERE org_id = ${org_id} AND id IN (SELECT parent_id FROM (${shown}))`);

const isShown = (q: string) =>
  q ? placesNamed(q, sql`place.name_key`).matches : sql`(place.parent_id IS NULL OR holder.kind <> 'bank')`;

const isAt = (scope: Scope, site_id: string | undefined): SQL =>
  site_id === undefined ? sql`true` : sql`place.id IN (${placesWithin(scope, site_id)})`;

const birdsAt = (scope: Scope, site_id: string | undefined): SQL =>
  site_id === undefined
    ? sql`NULL`
    : sql`(SELECT ifnull(sum(n), 0) FROM bird_counts WHERE org_id = ${scope.org_id} AND dimension = 'place'
        AND key IN (${placesWithin(scope, site_id)}))`;

// What a place stands in comes before it: the site, and the room in that.
const shownOn = (scope: Scope, { page, q, site_id }: OverviewFilter) => {
  const { org_id } = scope;
  const within = (name: string, id: string) =>
    sql`LEFT JOIN places ${sql.raw(name)} ON ${sql.raw(name)}.org_id = ${org_id} AND ${sql.raw(`${name}.id = ${id}`)}`;
  return sql`
    SELECT place.id, place.parent_id, holder.parent_id AS further_id FROM places place
    ${within("holder", "place.parent_id")}
    ${within("outermost", "ifnull(holder.parent_id, ifnull(place.parent_id, place.id))")}
    ${within(
      "room",
      `CASE WHEN outermost.kind <> 'site' THEN outermost.id WHEN holder.parent_id IS NULL THEN place.id ELSE holder.id END`,
    )}
    WHERE place.org_id = ${org_id} AND ${isShown(q)} AND ${isAt(scope, site_id)}
    ORDER BY CASE outermost.kind WHEN 'site' THEN 0 WHEN 'room' THEN 1 ELSE 2 END, ${natural("outermost")},
      place.id <> outermost.id, room.kind = 'room', ${natural("room")}, place.id <> room.id, ${natural("place")}
    LIMIT ${shownAtOnce} OFFSET ${(page - 1) * shownAtOnce}`;
};
