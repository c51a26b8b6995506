import * as z from "zod";
import { places } from "#db/schema/places.ts";
import { placeKinds } from "#db/vocabulary.ts";
import { archived, type Fault } from "#worker/kit/archived.ts";
import {
  derived,
  empty,
  instant,
  oneOf,
  position,
  rowId,
  text,
  version,
  whole,
  word,
} from "#worker/kit/archived-fields.ts";
import { foldName } from "#worker/species/names.ts";
import { standsIn } from "./nesting.ts";
import type { Place } from "./queries.ts";

export const archivedPlaces = archived(places, {
  worded: { kind: "audit.place.kind" },
  kind: "place",
  beside: "refused",
  unread: ["name_key"],
  row: z.strictObject({
    id: rowId,
    parent_id: empty(rowId),
    kind: oneOf(placeKinds),
    name: word,
    name_key: derived,
    capacity: empty(whole(1, 1_000_000)),
    position,
    notes: text(10_000),
    address: text(300),
    postal_code: text(300),
    locality: text(300),
    district: text(300),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  same: ({ parent_id, name }) => `${parent_id ?? ""}\n${foldName(name)}`,
  above: { columns: ["parent_id"], fault: ({ name }) => ({ key: "archive.circle.places", values: { place: name } }) },
  fault: misplaced,
  returned:
    () =>
    ({ name }) => ({ name_key: foldName(name) }),
});

/** What is said of a site that stands in a place, or of a place that may not stand at a site. */
function misplaced(rows: ReadonlyArray<Pick<Place, "id" | "parent_id" | "kind" | "name">>): Fault | undefined {
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  const found = rows.find(({ kind, parent_id }) => {
    const holder = kinds.get(parent_id ?? "");
    return holder !== undefined && [kind, holder].includes("site") && !standsIn[kind].includes(holder);
  });
  return found && { key: "archive.misplaced.places", values: { place: found.name } };
}
