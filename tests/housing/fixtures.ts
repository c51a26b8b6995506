import { canary, made, type RoomFixtures, strangersBird } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { placeRoute } from "#tests/places/fixtures.ts";

export const room: RoomFixtures = {
  routes: {
    "GET /api/places/:id/page": placeRoute(),
    "GET /api/places/:id/arrivals": placeRoute(),
    "DELETE /api/places/:id": async (stranger, world) => ({
      ids: [await made(world, stranger, "/api/places", { json: { kind: "room", name: `${canary} empty` } })],
    }),
  },
  bodies: {
    "POST /api/birds/move": ({ id }) => ({ ids: [id], rings: ["R-1"], place_id: null, reason: "x" }),
  },
  rights: { keepers: ["DELETE /api/places/:id", "POST /api/birds/move"] },
  async settle(stranger, world) {
    const place_id = await made(world, stranger, "/api/places", { json: { kind: "aviary", name: `${canary} aviary` } });
    const json = { ids: [await strangersBird(stranger, world)], place_id, reason: canary };
    await world.ask("/api/birds/move", { as: stranger, json });
  },
  measured: {
    queries: { "/api/birds/move": ["?ids=bird_1", "?from=place_1"], "/api/places/overview": ["", "?site_id=site_1"] },
    hundred: { "/api/birds/move": "2000 places to choose from, by name" },
  },
  tables: {
    moves: {
      by: "the newest 1000 of a bird, by a trigger (worker/housing/archived.ts)",
      listedAt: ["/api/places/:id/page", "/api/birds/:id/page"],
      opens: "nothing",
    },
  },
};

export const pages: RoomPages = {
  members: ({ bird, cage }) => [
    `/birds/move?ids=${bird.slice("/birds/".length)}`,
    `${cage}/move-in`,
    "/birds/move",
    `/birds/move?from=${cage.slice("/places/".length)}`,
    "/move",
  ],
};
