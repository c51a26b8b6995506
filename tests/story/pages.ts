import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: ({ bird }) => [bird, "/birds/bird_nobody"],
  budgets: { "/birds/:id": 35 },
};
