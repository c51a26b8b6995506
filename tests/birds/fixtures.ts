import { makeFor } from "#tests/app/make.ts";
import { birdRoute, type RoomFixtures, strangersBird } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = {
  routes: {
    "GET /api/birds/:id": birdRoute(),
    "PUT /api/birds/:id": birdRoute({ name: "Mine now" }),
    "DELETE /api/birds/:id": birdRoute(),
    "GET /api/birds/:id/form": birdRoute(),
    "GET /api/birds/:id/species": birdRoute(),
    "PUT /api/birds/:id/species": async (stranger, world) => {
      const { id: species_id } = await makeFor(world, stranger).species();
      return { ids: [await strangersBird(stranger, world)], json: { species_id } };
    },
    "POST /api/birds/:id/restore": async (stranger, world) => {
      const id = await strangersBird(stranger, world);
      await world.ask(`/api/birds/${id}`, { as: stranger, method: "DELETE" });
      return { ids: [id] };
    },
  },
  questions: { "/api/birds/choices": "?of=species_id" },
  bodies: {
    "POST /api/birds": ({ species_id, status_id }) => ({
      identifier: "PT 1",
      species_id,
      status_id,
      name: "Zé",
      notes: "x",
      father_ring: "PT 9",
      unknown_parents: "reference",
      birth_date: "2020-01-02",
      microchip: "985 1",
    }),
  },
  rights: {
    keepers: [
      ...["POST /api/birds", "PUT /api/birds/:id", "DELETE /api/birds/:id", "POST /api/birds/:id/restore"],
      "PUT /api/birds/:id/species",
    ],
  },
  measured: {
    queries: {
      "/api/birds": ["?page_size=100"],
      "/api/birds/page": ["?page_size=100", "?page_size=100&open=species_id", "?page_size=100&open=place_id"],
      "/api/birds/choices": ["?of=species_id", "?of=place_id", "?of=status_id"],
    },
    hundred: {
      "/api/birds": "100 birds with notes of 2000 letters",
      "/api/birds/page": "100 birds; an opened list of choices shows 1,200 at most and is paid for",
    },
  },
  tables: {
    // Those of others and those in the trash are not counted; the clock empties it.
    birds: {
      most: 1_000_000,
      per: ["org_id"],
      listedAt: ["/api/birds", "/api/birds/page", "/api/birds/trash", "/api/birds/picker", "/api/birds/:id/pedigree"],
      opens: "nothing",
    },
    bird_counts: {
      by: "the statuses, species and places they count",
      listedAt: "kept by the house for itself",
      opens: "nothing",
    },
    bird_weight_losses: { by: "one of a bird", listedAt: "kept by the house for itself", opens: "nothing" },
  },
};

export const pages: RoomPages = {
  members: ({ bird, otherKinds, ring }) => [
    "/birds",
    "/birds?q=nothing-has-this",
    "/birds?page=x",
    "/birds?sex=male&age=adult&columns=sex,place,mutation",
    "/birds/new",
    `${bird}/edit`,
    `${bird}/species`,
    ...otherKinds.map((id) => `${bird}/species?to=${id}`),
    `/birds/new?${new URLSearchParams({ after: ring })}`,
    `${bird}/delete`,
  ],
  notVisited: {
    "/birds/views": "takes a form and shows nothing",
    "/birds/:birdId/restore": "takes a form and shows nothing",
  },
  budgets: { "/birds": 70 },
};
