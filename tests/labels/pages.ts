import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: ({ bird, cage }) => [
    `/places/labels?ids=${cage.slice("/places/".length)}`,
    `/birds/labels?ids=${bird.slice("/birds/".length)}`,
    "/scan?code=nobody",
    "/birds/labels",
    "/places/labels",
    "/scan",
  ],
  notVisited: {
    "/scan/:code": "leads on to what the code means",
  },
};
