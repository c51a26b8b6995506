import { statuses } from "#db/schema/statuses.ts";
import { makeFor } from "#tests/app/make.ts";
import type { RoomFixtures, RouteFixture } from "#tests/app/strangers.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { statusRows } from "#worker/statuses/changing.ts";
import { statusChange } from "#worker/statuses/contract.ts";

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
    statuses: { most: 200, per: ["org_id"], listedAt: ["/api/statuses", "/api/statuses/settings"], opens: "nothing" },
  },
};

export const kit: RoomKit = {
  path: "/api/statuses",
  subject: "status",
  table: statuses,
  rows: statusRows,
  change: statusChange,
  // `PUT /api/statuses/order` tells of positions itself: `tests/trail/settings.api.test.ts`.
  unedited: ["key", "position"],
  draft: (name_pt) => ({ name_pt, name_en: `${name_pt} en`, kind: "away" }),
  name: "name_pt",
  edits: [{ kind: "gone" }, { kind: "present" }],
  bird: { values: (status_id, species_id) => ({ status_id, species_id }) },
};

export const pages: RoomPages = {
  members: () => ["/settings/statuses", "/settings/statuses?edit=new"],
};
