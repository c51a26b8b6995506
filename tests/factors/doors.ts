import type { RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
  tables: {
    second_factors: { by: "one of a person", toldAt: "of oneself: whether there is one" },
    recovery_codes: { by: "ten of a person", toldAt: "never listed" },
  },
};
