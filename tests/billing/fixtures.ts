import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  visitors: ["/pricing?billing=yearly"],
};
