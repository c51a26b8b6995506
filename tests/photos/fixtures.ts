import { birdRoute, made, type RoomFixtures, type RouteFixture, strangersBird } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { photoForm } from "./photos.ts";

const photoRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => {
    const id = await strangersBird(stranger, world);
    return { ids: [await made(world, stranger, `/api/birds/${id}/photos`, { form: await photoForm() })], json };
  };

export const room: RoomFixtures = {
  routes: {
    "GET /api/birds/:id/photos": birdRoute(),
    "POST /api/birds/:id/photos": async (stranger, world) => ({
      ids: [await strangersBird(stranger, world)],
      form: await photoForm(),
    }),
    "GET /api/photos/:id": photoRoute(),
    "GET /api/photos/:id/thumb": photoRoute(),
    "PUT /api/photos/:id": photoRoute({ caption: "Mine now", position: 1 }),
    "DELETE /api/photos/:id": photoRoute(),
  },
  rights: { keepers: ["POST /api/birds/:id/photos", "PUT /api/photos/:id", "DELETE /api/photos/:id"] },
  measured: {
    apart: { "/api/photos/:id": "a file", "/api/photos/:id/thumb": "a file" },
  },
  tables: {
    bird_photos: {
      by: "12 of a bird and 2 GB, in the write (worker/photos/storing.ts)",
      listedAt: ["/api/birds/:id/photos"],
      opens: "nothing",
    },
    lost_files: {
      by: "the sweep, by the clock; 2 GB of an organisation (worker/photos/storing.ts)",
      listedAt: "kept by the house for itself",
    },
  },
};

export const pages: RoomPages = {
  members: ({ bird }) => [`${bird}/photos`],
  viewersSee: ["/birds/:birdId/photos"],
};
