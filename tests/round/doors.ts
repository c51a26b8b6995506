import type { RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = { questions: { "/api/round": "" } };
