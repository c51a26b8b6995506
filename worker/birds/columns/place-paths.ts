import { type SQL, sql } from "drizzle-orm";
import { placeRank } from "#worker/places/place-order.ts";

/** The table `standing` of those `places` that are shown and stand in nothing or in one that is shown. */
export const standing = (org_id: string, isShown: SQL): SQL => sql`
  standing(id, name, rank, depth) AS (
    SELECT id, name, ${placeRank("places")}, 0 FROM places
    WHERE org_id = ${org_id} AND parent_id IS NULL AND ${isShown}
    UNION ALL
    SELECT places.id, standing.name || ' › ' || places.name,
      standing.rank || char(1) || ${placeRank("places")}, standing.depth + 1
    FROM standing CROSS JOIN places ON places.org_id = ${org_id} AND places.parent_id = standing.id
    WHERE standing.depth < 4 AND ${isShown}
  )`;
