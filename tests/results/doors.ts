import { birdDoor, type RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = { doors: { "GET /api/birds/:id/results": birdDoor() } };
