import { birdRoute, type RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = { routes: { "GET /api/birds/:id/results": birdRoute() } };

export const pages: RoomPages = {
  members: () => ["/birds/pairs/results", "/birds/pairs/results?by=hen&season=1999"],
};
