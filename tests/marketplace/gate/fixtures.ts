import type { RoomFixtures } from "#tests/app/strangers.ts";

export const gate = {} satisfies RoomFixtures;
