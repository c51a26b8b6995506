import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: ({ kind }) => [
    "/birds/species/new",
    "/species",
    "/species/catalogue",
    kind,
    `${kind}/edit`,
    `${kind}/delete`,
  ],
  budgets: { "/species": 30 },
};
