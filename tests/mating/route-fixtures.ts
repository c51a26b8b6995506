import { birdRoute, canary, type RoomFixtures, strangersBird } from "#tests/app/strangers.ts";

export const room: RoomFixtures = {
  routes: {
    "GET /api/birds/:id/kinship": birdRoute(),
    "GET /api/birds/:id/mates": async (stranger, world) => ({
      ids: [await strangersBird(stranger, world, { sex: "male" })],
    }),
  },
  questions: { "/api/birds/kinship/pair": `?cock_ring=${canary}&hen_ring=${canary}` },
  rights: { managers: { "POST /api/birds/kinship/recompute": undefined } },
};
