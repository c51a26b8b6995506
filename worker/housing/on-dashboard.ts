import { sql } from "drizzle-orm";
import type { PlaceKind } from "#db/vocabulary.ts";
import { joining, type Slots } from "#worker/kit/slots.ts";
import { byPlace } from "#worker/places/place-order.ts";
import type { Scope } from "#worker/scope.ts";

/** So many are named, each in a sentence; the rest is counted. */
const named = 3;

type FullPlace = { id: string; kind: PlaceKind; name: string; birds: number; capacity: number; total: number };

/** The statement that reads the places with more birds than fit, the fullest first; `total` says how many there are. */
const overfull = ({ db, org_id }: Scope) =>
  db.all<FullPlace>(sql`
    SELECT place.id, place.kind, place.name, counted.n AS birds, place.capacity, count(*) OVER () AS total
    FROM places place
    CROSS JOIN bird_counts counted ON counted.org_id = ${org_id} AND counted.dimension = 'place' AND counted.key = place.id
    WHERE place.org_id = ${org_id} AND counted.n > place.capacity
    ORDER BY counted.n - place.capacity DESC, ${byPlace("place")} LIMIT ${named}`);

/** Places with more birds than fit. */
export const fullPlaces = {
  join: (scope: Scope) => joining({ overfull: overfull(scope) }, (found) => found),
} satisfies Slots["attention"];
