import type { RoomFixtures } from "#tests/app/strangers.ts";

export const enquiries = {} satisfies RoomFixtures;
