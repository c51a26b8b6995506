import type { RoomFixtures } from "#tests/app/strangers.ts";

export const room: RoomFixtures = {
  tables: {
    entries: { by: "365 days, by the clock", listedAt: ["/api/audit/access"], opens: "nothing" },
  },
};
