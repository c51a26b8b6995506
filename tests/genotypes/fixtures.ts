import { makeFor } from "#tests/app/make.ts";
import { birdRoute, canary, type RoomFixtures, strangersBird } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = {
  routes: {
    "GET /api/birds/:id/genetics": birdRoute(),
    "PUT /api/birds/:id/genetics": async (stranger, world) => {
      const given = { common_name: `${canary} ${crypto.randomUUID()}`, catalogue_slug: "budgerigar" };
      const { id: species_id } = await makeFor(world, stranger).species(given);
      const json = { genes: { blue: { alleles: ["+", "blue"] } } };
      return { ids: [await strangersBird(stranger, world, { species_id, sex: "male" })], json };
    },
  },
  rights: { keepers: ["PUT /api/birds/:id/genetics"] },
};

export const pages: RoomPages = {
  members: ({ bird }) => [`${bird}/genetics`],
  viewersSee: ["/birds/:birdId/genetics"],
};
