import { makeFor } from "#tests/house/make.ts";
import type { Door, RoomDoors } from "#tests/house/strangers.ts";

const statusDoor =
  (json?: unknown): Door =>
  async (stranger, world) => ({ ids: [(await makeFor(world, stranger).status(json ? "sick" : "missing")).id], json });

export const room: RoomDoors = {
  doors: {
    "PUT /api/statuses/:id": statusDoor({ kind: "away" }),
    "DELETE /api/statuses/:id": statusDoor(),
  },
  bodies: {
    "PUT /api/statuses/order": ({ status_id }) => ({ ids: [status_id] }),
    "POST /api/statuses": () => ({ name_pt: "Em muda", name_en: "Moulting", kind: "present" }),
  },
  rights: {
    managers: {
      "GET /api/statuses/settings": undefined,
      "POST /api/statuses": { name_pt: "Novo", name_en: "New", kind: "present" },
      "PUT /api/statuses/:id": { kind: "away" },
      "PUT /api/statuses/order": { ids: ["st_x"] },
      "DELETE /api/statuses/:id": undefined,
    },
  },
  tables: {
    statuses: { most: 200, per: ["org_id"], listedAt: ["/api/statuses", "/api/statuses/settings"] },
  },
};
