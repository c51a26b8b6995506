import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  visitors: ["/docs/api/birds"],
};
