import { birdRoute, canary, made, type RoomFixtures, strangersBird } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = {
  routes: {
    "GET /api/birds/:id/papers": birdRoute(),
    "GET /api/birds/:id/weights": birdRoute(),
    "POST /api/birds/:id/weights": birdRoute({ weighed_on: "2026-01-02", grams: 20 }),
    "DELETE /api/birds/:id/weights/:weight": async (stranger, world) => {
      const id = await strangersBird(stranger, world);
      const json = { weighed_on: "2026-01-02", grams: 20, note: canary };
      return { ids: [id, await made(world, stranger, `/api/birds/${id}/weights`, { json })] };
    },
  },
  // A bird that lost a tenth and more.
  async settle(stranger, world) {
    const id = await strangersBird(stranger, world);
    for (const json of [
      { weighed_on: "2026-01-02", grams: 20 },
      { weighed_on: "2026-01-09", grams: 15 },
    ])
      await made(world, stranger, `/api/birds/${id}/weights`, { json });
  },
  rights: { keepers: ["POST /api/birds/:id/weights", "DELETE /api/birds/:id/weights/:weight"] },
  tables: {
    bird_weights: {
      most: 5000,
      per: ["org_id", "bird_id"],
      listedAt: ["/api/birds/:id/weights", "/api/birds/:id/page"],
      opens: "nothing",
    },
  },
};

export const pages: RoomPages = {
  members: ({ bird }) => [`${bird}/papers`, `${bird}/weights`, "/weigh"],
  viewersSee: ["/birds/:birdId/weights"],
};
