import { birdRoute, type RoomFixtures } from "#tests/app/strangers.ts";

export const room: RoomFixtures = { routes: { "GET /api/birds/:id/page": birdRoute() } };
