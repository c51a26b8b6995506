import { birdRoute, type RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = { routes: { "GET /api/birds/:id/page": birdRoute() } };

export const pages: RoomPages = {
  members: ({ bird }) => [bird, "/birds/bird_nobody"],
  budgets: { "/birds/:id": 35 },
};
