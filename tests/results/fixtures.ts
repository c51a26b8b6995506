import { birdRoute, type RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { pairRoute } from "#tests/pairs/fixtures.ts";

export const room: RoomFixtures = {
  routes: { "GET /api/birds/:id/results": birdRoute(), "GET /api/results/colours/:id": pairRoute() },
  measured: {
    queries: { "/api/results": ["?page_size=100&by=pair"], "/api/results/colours": ["", "?season=2027"] },
  },
};

export const pages: RoomPages = {
  members: () => [
    "/birds/pairs/results",
    "/birds/pairs/results?by=hen&season=1999",
    "/birds/pairs/results?colours=all",
  ],
};
