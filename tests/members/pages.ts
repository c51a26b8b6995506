import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: () => ["/settings/members", "/settings/members?show=invitations"],
  visitors: ["/join/nobody"],
};
