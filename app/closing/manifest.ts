import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/settings/close": ["closing"] },
  help: { "/settings/close": "close-organisation" },
};
