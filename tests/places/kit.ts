import { places } from "#db/schema/places.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import { placeChange } from "#worker/places/contract.ts";
import { placeRows } from "#worker/places/queries.ts";

export const kit: RoomKit = {
  path: "/api/places",
  subject: "place",
  table: places,
  rows: placeRows,
  change: placeChange,
  // Nobody moves a place among its like yet.
  unedited: ["name_key", "position"],
  draft: (name) => ({ name, kind: "cage" }),
  name: "name",
  edits: [{ capacity: 2 }, { capacity: 3 }],
  // Its place is left when a bird goes to the trash; all else comes back with it.
  bird: { values: (place_id, species_id) => ({ place_id, species_id }), untilTrash: true },
};
