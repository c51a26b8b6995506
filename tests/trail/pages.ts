import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: ({ bird }) => [`${bird}/history`, "/audit", "/audit?show=access"],
  budgets: { "/audit": 60 },
};
