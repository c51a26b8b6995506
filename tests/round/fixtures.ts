import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = { questions: { "/api/round": "" } };

export const pages: RoomPages = {
  members: ({ cage }) => ["/round", `/round/${cage.slice("/places/".length)}`, "/round/none?day=yesterday"],
  viewersSee: ["/round/:placeId"],
};
