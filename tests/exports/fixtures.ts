import type { RoomFixtures } from "#tests/app/strangers.ts";

export const room: RoomFixtures = {
  measured: {
    apart: { "/api/birds/export": "streamed, 30 in ten minutes" },
  },
};
