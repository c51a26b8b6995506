import type { RoomFixtures } from "#tests/app/strangers.ts";

export const room: RoomFixtures = {
  tables: {
    row_counts: {
      by: "the seasons, and the birds that were weighed, it counts by",
      listedAt: "kept by the house for itself",
      opens: "nothing",
    },
    heartbeats: { by: "one row", listedAt: "kept by the house for itself" },
  },
};
