import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = { questions: { "/api/agenda": "?late=1" } };

export const pages: RoomPages = {
  members: () => ["/agenda", "/agenda?show=month"],
};
