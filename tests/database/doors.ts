import type { RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
  tables: {
    row_counts: {
      by: "the seasons, and the birds that were weighed, it counts by",
      listedAt: "kept by the house for itself",
    },
    heartbeats: { by: "one row", listedAt: "kept by the house for itself" },
  },
};
