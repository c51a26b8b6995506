import type { RoomFixtures } from "#tests/app/strangers.ts";

export const room: RoomFixtures = {
  tables: {
    turns: { by: "one of a person and kind", listedAt: "kept by the house for itself", opens: "nothing" },
  },
};
