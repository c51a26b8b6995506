import { birdRoute, canary, type RoomFixtures, strangersBird } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = {
  measured: {
    queries: { "/api/birds/:id/mates": ["?page_size=100"] },
    apart: { "/api/birds/kinship/pair": "two birds" },
  },
  routes: {
    "GET /api/birds/:id/kinship": birdRoute(),
    "GET /api/birds/:id/mates": async (stranger, world) => ({
      ids: [await strangersBird(stranger, world, { sex: "male" })],
    }),
  },
  questions: { "/api/birds/kinship/pair": `?cock_ring=${canary}&hen_ring=${canary}` },
  rights: { managers: { "POST /api/birds/kinship/recompute": undefined } },
};

export const pages: RoomPages = {
  members: ({ couple, bird }) => [
    `${bird}/mates`,
    "/birds/diversity",
    "/birds/pair",
    "/birds/matrix",
    `/birds/matrix?ids=${Object.values(couple)}`,
    "/birds/pair?cock=nobody&hen=nobody",
    `/birds/pair?${new URLSearchParams(couple)}`,
  ],
  viewersSee: ["/birds/diversity"],
};
