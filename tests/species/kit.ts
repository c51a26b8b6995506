import { species } from "#db/schema/species.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import { speciesChange } from "#worker/species/contract.ts";
import { speciesRows } from "#worker/species/queries.ts";

const incubated = { latin_name: "Serinus", group: "Pássaros", incubation_days: 13 };

export const kit: RoomKit = {
  path: "/api/bird-species",
  subject: "species",
  table: species,
  rows: speciesRows,
  change: speciesChange,
  // Folded, and where it was copied from.
  unedited: ["name_key", "catalogue_slug"],
  draft: (common_name) => ({ ...incubated, common_name }),
  name: "common_name",
  edits: [{ incubation_days: 14 }, { incubation_days: 15 }],
  bird: { values: (species_id) => ({ species_id }) },
};
