import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";

/** The ids of a place and of all that stands in it. */
export const placesWithin = ({ org_id }: Pick<Scope, "org_id">, place_id: string): SQL => sql`
  WITH RECURSIVE inside(id) AS (
    VALUES (${place_id}) UNION SELECT places.id FROM inside CROSS JOIN places
    ON places.org_id = ${org_id} AND places.parent_id = inside.id
  ) SELECT id FROM inside`;
