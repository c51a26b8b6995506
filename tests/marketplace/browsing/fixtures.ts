import type { RoomFixtures } from "#tests/app/strangers.ts";

export const browsing = {} satisfies RoomFixtures;
