import { canary, type RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = {
  questions: { "/api/scan": `?code=${canary}` },
  bodies: {
    "POST /api/birds/labels": ({ id }) => ({ ids: [id], sheet: "a4_24", skip: 0, q: "x" }),
    "POST /api/places/labels": () => ({ ids: [], sheet: "a4_24", skip: 0 }),
  },
  rights: {
    viewers: [
      "POST /api/birds/labels",
      "POST /api/birds/labels/pdf",
      "POST /api/places/labels",
      "POST /api/places/labels/pdf",
    ],
  },
};

export const pages: RoomPages = {
  members: ({ bird, cage }) => [
    `/places/labels?ids=${cage.slice("/places/".length)}`,
    `/birds/labels?ids=${bird.slice("/birds/".length)}`,
    "/scan?code=nobody",
    "/birds/labels",
    "/places/labels",
    "/scan",
  ],
  notVisited: {
    "/scan/:code": "leads on to what the code means",
  },
  viewersSee: ["/birds/labels", "/places/labels"],
};
