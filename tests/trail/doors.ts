import { birdDoor, type RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
  doors: { "GET /api/birds/:id/history": birdDoor() },
  rights: { managers: { "GET /api/audit": undefined, "GET /api/audit/export": undefined } },
};
