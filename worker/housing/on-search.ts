import { sql } from "drizzle-orm";
import type { PlaceKind } from "#db/vocabulary.ts";
import { placesNamed } from "#worker/housing/named-places.ts";
import { joining, mostFound, type Slots } from "#worker/kit/slots.ts";
import { byPlace } from "#worker/places/place-order.ts";
import type { Scope } from "#worker/scope.ts";

type Row = { id: string; name: string; kind: PlaceKind; within: string | null; birds: number; total: number };
/** A place that was found, what it stands in, and how many birds live in it. */
type FoundPlace = Omit<Row, "total">;

const group = {
  /** By a part of the name, or by its letters and digits, so that `c12` finds C 12; those called just so first. */
  ask({ db, org_id }: Scope, q: string) {
    const named = placesNamed(q, sql`places.name_key`);
    return db.all<Row>(sql`
      SELECT places.id, places.name, places.kind, ifnull(outermost.name || ' › ', '') || ifnull(further.name || ' › ', '') || holder.name AS within, ifnull((
          SELECT n FROM bird_counts WHERE org_id = ${org_id} AND dimension = 'place' AND key = places.id
        ), 0) AS birds, count(*) OVER () AS total
      FROM places LEFT JOIN places holder ON holder.org_id = ${org_id} AND holder.id = places.parent_id
      LEFT JOIN places further ON further.org_id = ${org_id} AND further.id = holder.parent_id
      LEFT JOIN places outermost ON outermost.org_id = ${org_id} AND outermost.id = further.parent_id
      WHERE places.org_id = ${org_id} AND ${named.matches}
      ORDER BY NOT ${named.exactly}, NOT ${named.begins}, ${byPlace("places")} LIMIT ${mostFound}`);
  },
  read: (rows: readonly Row[]) => ({
    items: rows.map(({ total: _, ...place }): FoundPlace => place),
    total: rows[0]?.total ?? 0,
    total_is_capped: false,
  }),
};

/** The places that are called so. */
export const placesFound = {
  join: (scope: Scope, q: string) =>
    joining({ rows: group.ask(scope, q) }, ({ rows }) => ({ places: group.read(rows) })),
} satisfies Slots["search"];
