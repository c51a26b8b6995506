import { canary, type RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = { questions: { "/api/search": `?q=${canary}` } };

export const pages: RoomPages = {
  members: () => ["/search", "/search?q=a", "/search?q=nothing-has-this"],
};
