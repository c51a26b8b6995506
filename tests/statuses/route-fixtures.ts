import { makeFor } from "#tests/app/make.ts";
import type { RoomFixtures, RouteFixture } from "#tests/app/strangers.ts";

const statusRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [(await makeFor(world, stranger).status(json ? "sick" : "missing")).id], json });

export const room: RoomFixtures = {
  routes: {
    "PUT /api/statuses/:id": statusRoute({ kind: "away" }),
    "DELETE /api/statuses/:id": statusRoute(),
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
