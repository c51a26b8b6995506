import { birdDoor, type RoomDoors } from "#tests/house/strangers.ts";
import { pairDoor } from "#tests/pairs/doors.ts";

export const room: RoomDoors = {
  doors: { "GET /api/birds/:id/history": birdDoor(), "GET /api/pairs/:id/history": pairDoor() },
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
    },
  },
};
