import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { birdCounts, birds } from "#db/schema/birds.ts";
import { places } from "#db/schema/places.ts";
import { answeredColumns, nameOfPlace } from "#worker/birds/columns/columns.ts";
import { countOf } from "#worker/birds/columns/counts.ts";
import { isGone } from "#worker/birds/columns/presence.ts";
import { mentions } from "#worker/birds/columns/search.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import { placePicks, placesToPick } from "#worker/birds/picker/place-picks.ts";
import { batch } from "#worker/kit/batch.ts";
import { byPlace } from "#worker/places/place-order.ts";
import { placeRow } from "#worker/places/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { movingBirds } from "./contract.ts";
import { inOrder } from "./occupancy.ts";

const offered = 100;
/** How many places a choice shows; whoever has more moves birds in from the place's own page. */
const mostChoices = 2000;

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

/** What moving chosen birds, or those of a place, needs: the birds as they are now, where they can go, and the day it is. */
export async function movePage(scope: Scope, { ids, from }: z.output<typeof movingBirds>) {
  const chosen = from
    ? eq(birds.place_id, from)
    : sql`birds.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const { moving, places, picks } = await batch(scope.db, {
    moving: candidatesFor(scope, owned(scope, birds, inFlock, chosen), from ? mostOfPlace : ids.length || 1),
    places: destinations(scope),
    picks: placesToPick(scope),
  });
  return { birds: moving, places: inOrder(scope, places), picks: placePicks(picks), today: scope.today };
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
    })
    .from(birds)
    .where(where)
    .orderBy(desc(birds.n))
    .limit(most);
}

/** The statement that reads every place with how many birds are in it, to choose one of. */
function destinations(scope: Scope) {
  const counted = and(
    eq(birdCounts.org_id, places.org_id),
    eq(birdCounts.dimension, "place"),
    eq(birdCounts.key, places.id),
  );
  const { id, parent_id, kind, name, capacity } = places;
  return scope.db
    .select({ id, parent_id, kind, name, capacity, birds: sql<number>`ifnull(${birdCounts.n}, 0)`.as("birds_there") })
    .from(places)
    .leftJoin(birdCounts, counted)
    .where(owned(scope, places))
    .orderBy(byPlace("places"))
    .limit(mostChoices);
}
