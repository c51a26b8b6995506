import { makeFor, speciesDraft } from "#tests/app/make.ts";
import type { RoomFixtures, RouteFixture } from "#tests/app/strangers.ts";

const speciesRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [(await makeFor(world, stranger).species()).id], json });

export const room: RoomFixtures = {
  routes: {
    "GET /api/bird-species/:id": speciesRoute(),
    "PUT /api/bird-species/:id": speciesRoute({ incubation_days: 20 }),
    "DELETE /api/bird-species/:id": speciesRoute(),
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
