import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { Scope } from "#worker/scope.ts";

/** The statement that notes places just made, however many; said twice it notes them once. */
export function noteMade(scope: Scope, ids: string[]) {
  const { org_id, now, user_id } = scope;
  const wanted = JSON.stringify(ids.map((id) => ({ id, note: newId("audit") })));
  return scope.db.run(sql`
    INSERT INTO audit (id, org_id, at, user_id, subject, subject_id, deed, changes)
    SELECT made.value ->> '$.note', ${org_id}, ${now}, ${user_id}, 'place', places.id, 'created',
      json_object('name', json_array(NULL, places.name), 'kind', json_array(NULL, places.kind))
    FROM json_each(${wanted}) made
    JOIN places ON places.org_id = ${org_id} AND places.id = made.value ->> '$.id'
    WHERE NOT EXISTS (SELECT 1 FROM audit noted WHERE noted.org_id = ${org_id} AND noted.subject_id = places.id)`);
}

/** The statement that notes a place about to be deleted; it stands before the deletion, under the same condition. */
export function noteDeletion(scope: Scope, id: string, condition: SQL) {
  const { org_id, now, user_id } = scope;
  return scope.db.run(sql`
    INSERT INTO audit (id, org_id, at, user_id, subject, subject_id, deed, changes)
    SELECT ${newId("audit")}, ${org_id}, ${now}, ${user_id}, 'place', places.id, 'deleted',
      json_object('name', json_array(places.name, NULL))
    FROM places WHERE places.org_id = ${org_id} AND places.id = ${id} AND ${condition}`);
}
