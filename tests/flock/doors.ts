import { makeFor } from "#tests/house/make.ts";
import type { RoomDoors } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
  doors: {
    "GET /api/bird-species/:id/profile": async (stranger, world) => ({
      ids: [(await makeFor(world, stranger).species()).id],
    }),
  },
  bodies: {
    "POST /api/birds/trash/restore": ({ id }) => ({ ids: [id] }),
    "POST /api/birds/trash/erase": ({ id }) => ({ ids: [id] }),
    "POST /api/birds/bulk": ({ status_id }) => ({ action: "status", status_id, filter: { q: "x", sex: "male" } }),
    "POST /api/birds/bulk/undo": () => ({ undo: "2026-01-01T00:00:00.000Z" }),
  },
  rights: {
    keepers: ["POST /api/birds/bulk", "POST /api/birds/bulk/undo", "POST /api/birds/trash/restore"],
    managers: { "POST /api/birds/trash/erase": { ids: ["bird_x"] } },
  },
};
