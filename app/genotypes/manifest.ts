import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/birds/:birdId/genetics": ["genetics"] },
  help: { "/birds/:birdId/genetics": "possible-splits" },
};
