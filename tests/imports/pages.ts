import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: () => ["/birds/import", "/birds/import/from", "/birds/import/paper"],
  notVisited: {
    "/birds/import/:importId": "reached by importing: tests/browser/import.test.ts",
  },
  budgets: { "/birds/import": 40 },
};
