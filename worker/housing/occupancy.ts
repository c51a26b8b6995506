import { type SQL, sql } from "drizzle-orm";
import type { PlaceKind } from "#db/vocabulary.ts";
import { countHomeless, countInPlan } from "#worker/birds/stored/counts.ts";
import { batch } from "#worker/kit/batch.ts";
import { naturalOrder } from "#worker/locales/formats.ts";
import type { OverviewFilter } from "#worker/places/contract.ts";
import type { Scope } from "#worker/scope.ts";
import { placesNamed } from "./named.ts";

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
  const { compare } = naturalOrder(scope.language);
  return named.sort((one, other) => compare(one.name, other.name));
}

/** How many places a page of all of them shows. */
const shownAtOnce = 200;

/**
 * Everything a page of `/places` shows, in one round trip: places but those inside a bank, which it sums up. Rooms come
 * first, each followed by what stands in it; a room that goes on from the page before is told again. Asked for by name,
 * places inside a bank are among them, each with what it stands in.
 */
export async function placesOverview(scope: Scope, { page, q }: OverviewFilter) {
  const {
    places,
    holders = [],
    homeless: [homeless],
    all: [all],
    counted: [counted],
  } = await batch(scope.db, {
    places: occupied(
      scope,
      sql`place.id IN (WITH shown AS MATERIALIZED (${shownOn(scope, { page, q })})
      SELECT id FROM shown ${q ? sql`` : sql`UNION SELECT parent_id FROM shown`})`,
    ),
    ...(q ? { holders: holdersOf(scope, shownOn(scope, { page, q })) } : {}),
    homeless: countHomeless(scope),
    all: countInPlan(scope),
    counted: scope.db.all<{ total: number; shown: number }>(sql`
      SELECT count(*) AS total, sum(${isShown(q, sql`holder`)}) AS shown FROM places place
      LEFT JOIN places holder ON holder.org_id = place.org_id AND holder.id = place.parent_id
      WHERE place.org_id = ${scope.org_id}`),
  });
  const total_pages = Math.max(1, Math.ceil((counted?.shown ?? 0) / shownAtOnce));
  return {
    ...{ places: inOrder(scope, places), homeless: homeless?.n ?? 0, birds: all?.n ?? 0 },
    ...{ total: counted?.total ?? 0, q, found: counted?.shown ?? 0, holders, page, total_pages },
  };
}
export type PlacesOverview = Awaited<ReturnType<typeof placesOverview>>;

// By the letters of a name and then by the number it ends in, as well as a database can.
const natural = (name: "room" | "place") =>
  sql.raw(`rtrim(${name}.name_key, '0123456789'), ${name}.position, ${name}.name_key, ${name}.id`);

const holdersOf = ({ db, org_id }: Scope, shown: SQL) =>
  db.all<{ id: string; name: string }>(sql`
    SELECT id, name FROM places WHERE org_id = ${org_id} AND id IN (SELECT parent_id FROM (${shown}))`);

const isShown = (q: string, holder: SQL) =>
  q ? placesNamed(q, sql`place.name_key`).matches : sql`(place.parent_id IS NULL OR ${holder}.kind = 'room')`;

const shownOn = ({ org_id }: Scope, { page, q }: OverviewFilter) => sql`
  SELECT place.id, place.parent_id FROM places place
  LEFT JOIN places room ON room.org_id = ${org_id} AND room.id = ifnull(place.parent_id, place.id)
  WHERE place.org_id = ${org_id} AND ${isShown(q, sql`room`)}
  ORDER BY room.kind <> 'room', ${natural("room")}, place.parent_id IS NOT NULL, ${natural("place")}
  LIMIT ${shownAtOnce} OFFSET ${(page - 1) * shownAtOnce}`;
