import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: () => ["/dashboard"],
  budgets: { "/dashboard": 35 },
};
