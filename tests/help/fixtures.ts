import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = {
  bodies: {
    "POST /api/help/searches": () => ({ text: "poleiros" }),
    "POST /api/help/votes": () => ({ article: "clear-eggs", is_useful: true }),
  },
  tables: {
    help_counts: { by: "2,000 a day for ninety days", listedAt: "only the operator reads them, and never all" },
  },
};

export const pages: RoomPages = {
  visitors: ["/help/clear-eggs"],
};
