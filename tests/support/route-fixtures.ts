import type { RoomFixtures } from "#tests/app/strangers.ts";

export const room: RoomFixtures = {
  bodies: {
    "POST /api/contact": () => ({ full_name: "Rita", email: "rita@voliera.test", subject: "x", message: "y" }),
  },
  tables: {
    contact_messages: { by: "5 an hour of an address", listedAt: "never listed" },
  },
};
