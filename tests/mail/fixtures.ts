import type { RoomFixtures } from "#tests/app/strangers.ts";

export const room: RoomFixtures = {
  provedElsewhere: { "GET /dev/mail": "not there in production", "GET /dev/mail.json": "not there in production" },
  tables: {
    mails: { by: "what was sent, by the clock", listedAt: "never listed" },
  },
};
