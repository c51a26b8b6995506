import type { RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
  bodies: {
    "POST /api/contact": () => ({ full_name: "Rita", email: "rita@voliera.test", subject: "x", message: "y" }),
  },
  tables: {
    contact_messages: { by: "5 an hour of an address", listedAt: "never listed" },
  },
};
