import { canary, type RoomFixtures } from "#tests/app/strangers.ts";

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
