import type { RoomFixtures } from "#tests/app/strangers.ts";

export const listings = {} satisfies RoomFixtures;
