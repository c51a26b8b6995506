import type { RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
  provedElsewhere: { "GET /dev/mail": "not there in production", "GET /dev/mail.json": "not there in production" },
  tables: {
    mails: { by: "what was sent, by the clock", listedAt: "never listed" },
  },
};
