import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";

/**
 * Counts as rows of `facet, key, n`, summed as the filters find them: a place counts all that stands in it, and what a
 * status means (`present`, `away`, `gone`) counts all statuses that mean it; a bird without one is present.
 */
export const withSums = ({ org_id }: Pick<Scope, "org_id">, counts: SQL): SQL => sql`
  WITH RECURSIVE counted(facet, key, n) AS MATERIALIZED (${counts}), up(id, n) AS (
    SELECT key, n FROM counted WHERE facet = 'place'
    UNION ALL SELECT places.parent_id, up.n FROM up
    CROSS JOIN places ON places.org_id = ${org_id} AND places.id = up.id AND places.parent_id IS NOT NULL
  )
  SELECT facet, key, n FROM counted WHERE facet <> 'place'
  UNION ALL SELECT 'place', id, sum(n) FROM up GROUP BY id
  UNION ALL SELECT 'status', ifnull(statuses.kind, 'present'), sum(counted.n) FROM counted
  LEFT JOIN statuses ON statuses.org_id = ${org_id} AND statuses.id = counted.key
  WHERE counted.facet = 'status' GROUP BY 2`;
