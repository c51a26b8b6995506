import { asc, inArray } from "drizzle-orm";
import { places } from "#db/schema/places.ts";
import type { PlaceKind } from "#db/vocabulary.ts";
import { rowsOf } from "#worker/kit/rows.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";

export type Place = Omit<typeof places.$inferSelect, "name_key" | "position">;

/** The organisation's places: one of a name under a parent, whatever its case and accents. */
export const placeRows = rowsOf({
  table: places,
  id: "place",
  subject: "place",
  hidden: ["name_key", "position"],
  unique: { field: "name", key: "name_key", fold: foldName, within: ["parent_id"], taken: "places.name.taken" },
  auditNames: { made: ["name", "kind"], gone: ["name"] },
  messages: { in_use: "places.delete.has_birds", reused: "places.key_reused" },
});

const { id, parent_id, kind, name } = places;
/** What others can stand in. */
export const holdingKinds: PlaceKind[] = ["site", "room", "bank"];

/**
 * The places that can be chosen, or only those that others can stand in: without what is noted of each, for all of them
 * stand in one box. `crowding.ts` says how many there are at most.
 */
export const placeChoices = (scope: Scope, of: "all" | "holders") =>
  scope.db
    .select({ id, parent_id, kind, name })
    .from(places)
    .where(owned(scope, places, of === "holders" ? inArray(kind, holdingKinds) : undefined))
    .orderBy(asc(id));
export type PlaceChoice = Awaited<ReturnType<typeof placeChoices>>[number];

/** The statements by which later rooms read places, and one of them. */
export const { where: placesWhere, one: placeRow } = placeRows;

/** Where a place stands among its neighbours: by the number its name ends in, so that C2 comes before C10. */
export const positionOf = (name: string): number => Number(/\d{1,6}$/.exec(name)?.[0] ?? 0);
