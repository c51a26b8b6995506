import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: ({ clutch, egg, pair }) => [
    clutch,
    `${clutch}/rings`,
    `${egg}/edit`,
    "/eggs",
    "/eggs?state=pipped",
    `/eggs?pair_id=${pair.slice("/birds/pairs/".length)}&figure=hatched`,
  ],
};
