import type { RoomFixtures } from "#tests/app/strangers.ts";

export const room: RoomFixtures = { questions: { "/api/agenda": "?late=1" } };
