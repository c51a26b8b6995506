import * as z from "zod";
import { places } from "#db/schema/places.ts";
import { placeKinds } from "#db/vocabulary.ts";
import { archived } from "#worker/kit/archived.ts";
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

export const archivedPlaces = archived(places, {
  kind: "place",
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
    version,
    created_at: instant,
    updated_at: instant,
  }),
  same: ({ parent_id, name }) => `${parent_id ?? ""}\n${foldName(name)}`,
  above: { columns: ["parent_id"], fault: ({ name }) => ({ key: "archive.circle.places", values: { place: name } }) },
  returned:
    () =>
    ({ name }) => ({ name_key: foldName(name) }),
});
