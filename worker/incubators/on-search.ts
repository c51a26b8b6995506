import { sql } from "drizzle-orm";
import { placesNamed } from "#worker/housing/named-places.ts";
import { joining, mostFound, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";

type Row = { id: string; name: string; model: string | null; place: string | null; total: number };

/** The machines that are called so: by a part of the name, or by its letters and digits. */
export const incubatorsFound = {
  join: ({ db, org_id }: Scope, q: string) => {
    const named = placesNamed(q, sql`it.name_key`);
    const rows = db.all<Row>(sql`
      SELECT it.id, it.name, it.model, places.name AS place, count(*) OVER () AS total FROM incubators it
      LEFT JOIN places ON places.org_id = ${org_id} AND places.id = it.place_id
      WHERE it.org_id = ${org_id} AND ${named.matches}
      ORDER BY NOT ${named.exactly}, NOT ${named.begins}, it.name_key LIMIT ${mostFound}`);
    return joining({ rows }, (found) => ({
      incubators: {
        items: found.rows.map(({ total: _, ...incubator }) => incubator),
        total: found.rows[0]?.total ?? 0,
        total_is_capped: false,
      },
    }));
  },
} satisfies Slots["search"];
