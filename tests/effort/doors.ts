import type { RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
  tables: {
    turns: { by: "one of a person and kind", listedAt: "kept by the house for itself" },
  },
};
