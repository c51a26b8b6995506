import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: ({ couple, bird }) => [
    `${bird}/mates`,
    "/birds/diversity",
    "/birds/pair",
    "/birds/matrix",
    `/birds/matrix?ids=${Object.values(couple)}`,
    "/birds/pair?cock=nobody&hen=nobody",
    `/birds/pair?${new URLSearchParams(couple)}`,
  ],
};
