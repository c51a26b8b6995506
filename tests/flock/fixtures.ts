import { makeFor } from "#tests/app/make.ts";
import { birdRoute, type RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = {
  measured: {
    queries: { "/api/birds/trash": ["?page_size=100"] },
  },
  routes: {
    "POST /api/birds/:id/status": birdRoute({ status_id: null }),
    "POST /api/birds/:id/undo": async (stranger, world) => {
      const { bird, status } = makeFor(world, stranger);
      const [{ id }, { id: status_id }] = [await bird(), await status("sick")];
      const answer = await world.ask(`/api/birds/${id}/status`, { as: stranger, json: { status_id } });
      const { undo } = (await answer.json()) as { undo: string };
      return { ids: [id], json: { undo } };
    },
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
    keepers: [
      ...["POST /api/birds/bulk", "POST /api/birds/bulk/undo", "POST /api/birds/trash/restore"],
      ...["POST /api/birds/:id/status", "POST /api/birds/:id/undo"],
    ],
    managers: { "POST /api/birds/trash/erase": { ids: ["bird_x"] } },
  },
};

export const pages: RoomPages = {
  members: ({ trashed, bird }) => [
    `${bird}/status`,
    `${bird}/died`,
    "/died",
    "/birds/trash",
    `/birds/trash/erase?ids=${trashed}`,
    "/birds/bulk",
  ],
  notVisited: {
    "/birds/bulk/undo": "takes a form and shows nothing",
    "/birds/:birdId/undo": "takes a form and shows nothing",
  },
  // Erasing leads back to the trash and says there who may.
  viewersSee: ["/birds/trash", "/birds/trash/erase"],
};
