import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { birds } from "#db/schema/birds.ts";
import { answeredColumns, nameOfPlace } from "#worker/birds/columns/columns.ts";
import { countOf } from "#worker/birds/columns/counts.ts";
import { isGone } from "#worker/birds/columns/presence.ts";
import { mentions } from "#worker/birds/columns/search.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import { placePicks, placesToPick } from "#worker/birds/picker/place-picks.ts";
import { batch } from "#worker/kit/batch.ts";
import { placeRow } from "#worker/places/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { movingBirds } from "./contract.ts";

const offered = 100;
/** So many places are offered to be emptied at once. */
const mostFull = 8;

/**
 * What moving birds into a place needs: the place, the day it is, and birds that may come, those without any place when none is sought.
 * Whoever is gone is not among them.
 */
export async function moveCandidatesPage(scope: Scope, id: string, q: string) {
  const sought = q ? and(mentions(scope, q), sql`birds.place_id IS NOT ${id}`) : isNull(birds.place_id);
  const {
    place: [place],
    counted: [counted],
    candidates,
  } = await batch(scope.db, {
    place: placeRow(scope, id),
    counted: countOf(scope, "place", id),
    candidates: candidatesFor(scope, owned(scope, birds, inFlock, sql`NOT ${isGone(scope)}`, sought)),
  });
  if (!place) throw new Refusal("missing");
  return { place: { ...place, birds: counted?.n ?? 0 }, arrivals: candidates, today: scope.today };
}
export type MoveCandidatesPage = Awaited<ReturnType<typeof moveCandidatesPage>>;

/** So many birds of one place are offered to be moved together. */
const mostOfPlace = 500;

/** A place with several birds, under the names of what it stands in. */
type FullPlace = { id: string; path: string; birds: number; capacity: number | null };

/**
 * What moving chosen birds, or those of a place, needs: the birds as they are now, where they can go, `place_id` among it, and the
 * day it is; the fullest places only where they are asked for.
 */
export async function movePage(scope: Scope, { ids, from, place_id, fullest }: z.output<typeof movingBirds>) {
  const chosen = from
    ? eq(birds.place_id, from)
    : sql`birds.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const { moving, full, picks } = await batch(scope.db, {
    moving: candidatesFor(scope, owned(scope, birds, inFlock, chosen), from ? mostOfPlace : ids.length || 1),
    ...(fullest && { full: fullestPlaces(scope) }),
    picks: placesToPick(scope, sql`${place_id}`),
  });
  return {
    birds: moving,
    full: { items: (full ?? []).slice(0, mostFull), more: (full ?? []).length > mostFull },
    picks: placePicks(picks),
    today: scope.today,
  };
}
export type MovePage = Awaited<ReturnType<typeof movePage>>;

function candidatesFor(scope: Scope, where: SQL, most = offered) {
  const { id, identifier, name, sex, species_name } = answeredColumns(scope.language);
  return scope.db
    .select({
      id,
      identifier,
      name,
      sex,
      species_name,
      place_id: birds.place_id,
      place_name: nameOfPlace.as("place_name"),
      is_gone: sql<0 | 1>`${isGone(scope)}`.as("is_gone"),
      version: birds.version,
    })
    .from(birds)
    .where(where)
    .orderBy(desc(birds.n))
    .limit(most);
}

/** The statement that reads the places with several birds, those with the most first: one more than are shown. */
const fullestPlaces = ({ db, org_id }: Scope) =>
  db.all<FullPlace>(sql`
    SELECT place.id, ltrim(ifnull(third.name, '') || ifnull(' › ' || second.name, '') || ifnull(' › ' || first.name, '')
      || ' › ' || place.name, ' ›') AS path, counted.n AS birds, place.capacity
    FROM (SELECT key, n FROM bird_counts WHERE org_id = ${org_id} AND dimension = 'place' AND n > 1
      ORDER BY n DESC, key LIMIT ${mostFull + 1}) counted
    CROSS JOIN places place ON place.org_id = ${org_id} AND place.id = counted.key
    LEFT JOIN places first ON first.org_id = ${org_id} AND first.id = place.parent_id
    LEFT JOIN places second ON second.org_id = ${org_id} AND second.id = first.parent_id
    LEFT JOIN places third ON third.org_id = ${org_id} AND third.id = second.parent_id
    ORDER BY counted.n DESC, place.name`);
