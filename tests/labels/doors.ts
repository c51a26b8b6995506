import { canary, type RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
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
