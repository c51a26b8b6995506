import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import type { Place } from "./queries.ts";

/** A place on the way to another. */
export type WayMark = Pick<Place, "id" | "name" | "kind">;

/** The statement that reads the way to a place, from the room down to the place itself; `id` may be a subquery. */
export const wayTo = ({ db, org_id }: Scope, id: SQL | string) =>
  db.all<WayMark>(sql`
    WITH RECURSIVE way (id, parent_id, name, kind, height) AS (
      SELECT id, parent_id, name, kind, 0 FROM places WHERE org_id = ${org_id} AND id = ${id}
      UNION ALL
      SELECT it.id, it.parent_id, it.name, it.kind, way.height + 1 FROM way
      JOIN places it ON it.org_id = ${org_id} AND it.id = way.parent_id WHERE way.height < 5
    )
    SELECT id, name, kind FROM way ORDER BY height DESC`);
