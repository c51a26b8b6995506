import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const restoring = { digest: "0".repeat(64) };

export const room: RoomFixtures = {
  measured: {
    apart: { "/api/archive": "streamed" },
  },
  bodies: { "POST /api/archive/restore": () => restoring },
  rights: {
    managers: {
      "GET /api/archive": undefined,
      "POST /api/archive/restore": restoring,
      "POST /api/archive/waiting": {},
    },
  },
};

export const pages: RoomPages = {
  members: () => ["/settings/archive"],
  // It says who may.
  viewersSee: ["/settings/archive"],
};
