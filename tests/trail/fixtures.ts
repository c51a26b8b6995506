import { birdRoute, type RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { pairRoute } from "#tests/pairs/fixtures.ts";

export const room: RoomFixtures = {
  routes: { "GET /api/birds/:id/history": birdRoute(), "GET /api/pairs/:id/history": pairRoute() },
  rights: {
    managers: {
      "GET /api/audit": undefined,
      "GET /api/audit/export": undefined,
      "GET /api/audit/access": undefined,
      "GET /api/audit/access/export": undefined,
    },
  },
  tables: {
    audit: {
      by: "as long as the organisation, as it promises; changes of many birds have prices (worker/effort/prices.ts)",
      listedAt: ["/api/audit", "/api/birds/:id/history", "/api/pairs/:id/history"],
      opens: "nothing",
    },
  },
};

export const pages: RoomPages = {
  members: ({ bird }) => [`${bird}/history`, "/audit", "/audit?show=access"],
  budgets: { "/audit": 60 },
};
