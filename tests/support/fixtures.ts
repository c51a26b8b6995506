import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = {
  bodies: {
    "POST /api/contact": () => ({ full_name: "Rita", email: "rita@voliera.test", subject: "x", message: "y" }),
  },
  tables: {
    contact_messages: { by: "5 an hour of an address", listedAt: "never listed" },
  },
};

export const pages: RoomPages = {
  visitors: ["/contact?sent"],
};
