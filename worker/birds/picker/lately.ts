import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";

/** So many lines of the trail tell what was worked with last. */
const lines = 200;

/**
 * The table `lately(id, score)` of what was last written of, birds and places alike: the higher the score, the later, and
 * what the reader wrote before what anybody else did.
 */
export const lately = ({ org_id, user_id }: Pick<Scope, "org_id" | "user_id">): SQL => sql`
  lately(id, score) AS MATERIALIZED (
    SELECT subject_id, max(${lines + 1} - age + ${lines} * (user_id IS ${user_id})) FROM (
      SELECT subject_id, user_id, dense_rank() OVER (ORDER BY at DESC) AS age FROM (
        SELECT subject_id, user_id, at FROM audit WHERE org_id = ${org_id} ORDER BY at DESC, id DESC LIMIT ${lines}
      )
    ) GROUP BY subject_id
  )`;
