import { type SQL, sql } from "drizzle-orm";
import { placeRank } from "#worker/places/place-order.ts";
import type { Scope } from "#worker/scope.ts";

/** A place as a form offers it: under the names of what it stands in. */
type PlacePath = { id: string; name: string };

/** The statement that reads the organisation's places, each behind what it stands in; fits any batch. */
export const placePaths = ({ db, org_id }: Scope) =>
  db.all<PlacePath>(sql`WITH RECURSIVE ${standing(org_id, sql`1`)} SELECT id, name FROM standing ORDER BY rank`);

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
