import type { RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
  tables: {
    second_factors: { by: "one of a person", listedAt: "of oneself: whether there is one" },
    recovery_codes: { by: "ten of a person", listedAt: "never listed" },
  },
};
