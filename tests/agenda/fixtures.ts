import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = {
  questions: { "/api/agenda": "?late=1", "/api/agenda/hatches": "?to=2028-01-01" },
  measured: {
    queries: { "/api/agenda": ["?late=1&once=1&to=2028-04-01"] },
  },
};

export const pages: RoomPages = {
  members: () => ["/agenda", "/agenda?show=month"],
};
