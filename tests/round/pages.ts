import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: ({ cage }) => ["/round", `/round/${cage.slice("/places/".length)}`, "/round/none?day=yesterday"],
};
