import { asc } from "drizzle-orm";
import { places } from "#db/schema/places.ts";
import { owned, type Scope } from "#worker/scope.ts";

/** The statement that reads what the organisation's places are called and what they stand in; fits any batch. */
export function placeNames(scope: Scope) {
  return scope.db
    .select({ id: places.id, parent_id: places.parent_id, kind: places.kind, name: places.name })
    .from(places)
    .where(owned(scope, places))
    .orderBy(asc(places.position), asc(places.name_key));
}
