import { eq, getTableColumns, type SQL } from "drizzle-orm";
import { places } from "#db/schema/places.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";

export type Place = Omit<typeof places.$inferSelect, "name_key" | "position">;

const { name_key: _, position: __, ...columns } = getTableColumns(places);
export const placeColumns = columns;

/** The statement that reads the organisation's places; `where` narrows them. Fits any batch. */
export function placesWhere(scope: Scope, condition?: SQL) {
  return scope.db
    .select(placeColumns)
    .from(places)
    .where(owned(scope, places, condition));
}

/** The statement that reads one place. */
export const placeRow = (scope: Scope, id: string) => placesWhere(scope, eq(places.id, id));

/** One place of the caller's own; `missing` when it is not there or another organisation's. */
export async function findPlace(scope: Scope, id: string): Promise<Place> {
  const [place] = await placeRow(scope, id);
  if (!place) throw new Refusal("missing");
  return place;
}

/** Where a place stands among its neighbours: by the number its name ends in, so that C2 comes before C10. */
export const positionOf = (name: string): number => Number(/\d{1,6}$/.exec(name)?.[0] ?? 0);
