import type { RoomDoors } from "#tests/house/strangers.ts";

const restoring = { digest: "0".repeat(64) };

export const room: RoomDoors = {
  bodies: { "POST /api/archive/restore": () => restoring },
  rights: {
    managers: {
      "GET /api/archive": undefined,
      "POST /api/archive/restore": restoring,
      "POST /api/archive/waiting": {},
    },
  },
};
