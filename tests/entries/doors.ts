import type { RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
  tables: {
    entries: { by: "365 days, by the clock", listedAt: ["/api/audit/access"] },
  },
};
