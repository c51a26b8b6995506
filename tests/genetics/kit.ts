import { mutations } from "#db/schema/genetics.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import { mutationChange } from "#worker/genetics/contract.ts";
import { mutationRows } from "#worker/genetics/queries.ts";

export const kit: RoomKit = {
  path: "/api/genetics/mutations",
  subject: "mutation",
  table: mutations,
  rows: mutationRows,
  change: mutationChange,
  // A mutation stays in its species; what it was called before follows from what it was called.
  unedited: ["name_key", "species_id", "former_names"],
  draft: (name, species_id) => ({ name, species_id, chromosome: "Z", inheritance: "recessive" }),
  name: "name",
  edits: [{ notes: "clara" }, { notes: "escura" }],
  bird: { values: (_, species_id) => ({ species_id, sex: "male", genotype: "/um" }), byWord: true },
};
