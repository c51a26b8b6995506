import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/audit": ["audit"] },
  closed: ["/audit"],
  help: { "/audit": "who-may-do-what", "/birds/:birdId/history": "undo-a-mistake" },
};
