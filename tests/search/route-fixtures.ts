import { canary, type RoomFixtures } from "#tests/app/strangers.ts";

export const room: RoomFixtures = { questions: { "/api/search": `?q=${canary}` } };
