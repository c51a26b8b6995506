import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = {
  tables: {
    second_factors: {
      by: "one of a person",
      listedAt: "of oneself: whether there is one",
      opens: ["id", "user_id", "sealed", "confirmed_at", "session_id"],
    },
    recovery_codes: { by: "ten of a person", listedAt: "never listed", opens: ["id", "user_id", "digest", "used_at"] },
  },
};

export const pages: RoomPages = {
  members: () => ["/profile/second-factor", "/confirm?to=/settings/archive", "/settings/access"],
  viewersSee: ["/confirm", "/profile/second-factor"],
};
