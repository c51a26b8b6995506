import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/birds/:birdId": ["story"] },
  help: { "/birds/:birdId": "bird-page" },
};
