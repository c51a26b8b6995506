import type { RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = { bodies: { "POST /api/demo": () => ({}) } };
