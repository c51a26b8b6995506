import { species } from "#db/schema/species.ts";
import { makeFor, speciesDraft } from "#tests/app/make.ts";
import type { RoomFixtures, RouteFixture } from "#tests/app/strangers.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { speciesChange } from "#worker/species/contract.ts";
import { speciesRows } from "#worker/species/queries.ts";

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
      opens: "nothing",
    },
  },
};

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

export const pages: RoomPages = {
  members: ({ kind }) => [
    "/birds/species/new",
    "/species",
    "/species/catalogue",
    kind,
    `${kind}/edit`,
    `${kind}/delete`,
  ],
  budgets: { "/species": 30 },
};
