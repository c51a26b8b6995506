import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: () => ["/search", "/search?q=a", "/search?q=nothing-has-this"],
};
