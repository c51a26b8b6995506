import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: ({ room, cage }) => [
    "/places",
    "/places/new",
    room,
    `${room}/cages`,
    cage,
    `${cage}/edit`,
    `${cage}/delete`,
  ],
  budgets: { "/places": 30 },
};
