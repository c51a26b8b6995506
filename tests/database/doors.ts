import type { RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
  tables: {
    heartbeats: { by: "one row", listedAt: "kept by the house for itself" },
  },
};
