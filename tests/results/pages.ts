import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: () => ["/birds/pairs/results", "/birds/pairs/results?by=hen&season=1999"],
};
