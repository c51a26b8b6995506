import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: () => ["/profile/second-factor", "/confirm?to=/settings/archive", "/settings/access"],
};
