import { makeFor, speciesDraft } from "#tests/house/make.ts";
import type { Door, RoomDoors } from "#tests/house/strangers.ts";

const speciesDoor =
  (json?: unknown): Door =>
  async (stranger, world) => ({ ids: [(await makeFor(world, stranger).species()).id], json });

export const room: RoomDoors = {
  doors: {
    "GET /api/bird-species/:id": speciesDoor(),
    "PUT /api/bird-species/:id": speciesDoor({ incubation_days: 20 }),
    "DELETE /api/bird-species/:id": speciesDoor(),
  },
  bodies: {
    "POST /api/bird-species": () => speciesDraft(77),
    "POST /api/bird-species/from-catalogue": () => ({ slugs: ["canary"] }),
  },
  rights: {
    keepers: [
      "POST /api/bird-species",
      "POST /api/bird-species/from-catalogue",
      "PUT /api/bird-species/:id",
      "DELETE /api/bird-species/:id",
    ],
  },
  tables: {
    species: {
      most: 2000,
      per: ["org_id"],
      listedAt: ["/api/bird-species", "/api/birds/choices", "/api/birds/new-form"],
    },
  },
};
