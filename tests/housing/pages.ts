import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: ({ bird, cage }) => [
    `/birds/move?ids=${bird.slice("/birds/".length)}`,
    `${cage}/move-in`,
    "/birds/move",
    "/move",
  ],
};
