import type { RoomFixtures } from "#tests/app/strangers.ts";

export const room: RoomFixtures = {
  tables: {
    second_factors: { by: "one of a person", listedAt: "of oneself: whether there is one" },
    recovery_codes: { by: "ten of a person", listedAt: "never listed" },
  },
};
