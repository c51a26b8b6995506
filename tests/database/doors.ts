import type { RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
  tables: {
    heartbeats: { by: "one row", toldAt: "kept by the house for itself" },
  },
};
