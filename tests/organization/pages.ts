import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: () => ["/settings/organization", "/settings/look", "/settings/papers", "/settings/papers?edit=new"],
};
