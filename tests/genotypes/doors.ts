import { makeFor } from "#tests/house/make.ts";
import { birdDoor, canary, type RoomDoors, strangersBird } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
  doors: {
    "GET /api/birds/:id/genetics": birdDoor(),
    "PUT /api/birds/:id/genetics": async (stranger, world) => {
      const given = { common_name: `${canary} ${crypto.randomUUID()}`, catalogue_slug: "budgerigar" };
      const { id: species_id } = await makeFor(world, stranger).species(given);
      const json = { genes: { blue: { alleles: ["+", "blue"] } } };
      return { ids: [await strangersBird(stranger, world, { species_id, sex: "male" })], json };
    },
  },
  rights: { keepers: ["PUT /api/birds/:id/genetics"] },
};
