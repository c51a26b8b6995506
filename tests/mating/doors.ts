import { birdDoor, canary, type RoomDoors, strangersBird } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
  doors: {
    "GET /api/birds/:id/kinship": birdDoor(),
    "GET /api/birds/:id/mates": async (stranger, world) => ({
      ids: [await strangersBird(stranger, world, { sex: "male" })],
    }),
  },
  questions: { "/api/birds/kinship/pair": `?cock_ring=${canary}&hen_ring=${canary}` },
  rights: { managers: { "POST /api/birds/kinship/recompute": undefined } },
};
