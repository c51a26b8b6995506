import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: ({ trashed, bird }) => [
    `${bird}/status`,
    `${bird}/died`,
    "/birds/trash",
    `/birds/trash/erase?ids=${trashed}`,
    "/birds/bulk",
  ],
  notVisited: {
    "/birds/bulk/undo": "takes a form and shows nothing",
    "/birds/:birdId/undo": "takes a form and shows nothing",
  },
};
