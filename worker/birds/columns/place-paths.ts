import { type SQL, sql } from "drizzle-orm";

/** The table `standing` of those `places` that are shown and stand in nothing or in one that is shown. */
export const standing = (org_id: string, isShown: SQL): SQL => sql`
  standing(id, name, rank, depth) AS (
    SELECT id, name, printf('%06d', position) || name_key, 0 FROM places
    WHERE org_id = ${org_id} AND parent_id IS NULL AND ${isShown}
    UNION ALL
    SELECT places.id, standing.name || ' › ' || places.name,
      standing.rank || char(1) || printf('%06d', places.position) || places.name_key, standing.depth + 1
    FROM standing CROSS JOIN places ON places.org_id = ${org_id} AND places.parent_id = standing.id
    WHERE standing.depth < 4 AND ${isShown}
  )`;
