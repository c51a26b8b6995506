import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: ({ shared, bird }) => [
    `${bird}/certificate`,
    `${bird}/pedigree`,
    `${bird}/parent?side=mother`,
    `${bird}/pedigree?ancestors=6&descendants=6`,
    shared,
    "/p/nobody",
  ],
  notVisited: {
    "/birds/:birdId/shares": "takes a form and shows nothing",
  },
  budgets: { "/birds/:id/pedigree": 40 },
};
