import type { RoomFixtures } from "#tests/app/strangers.ts";

export const room: RoomFixtures = { bodies: { "POST /api/demo": () => ({}) } };
