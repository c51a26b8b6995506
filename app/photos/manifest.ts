import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  closed: ["/photos"],
  help: { "/birds/:birdId/photos": "bird-page" },
};
