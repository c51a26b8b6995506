import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/settings/statuses": ["statuses"] },
  help: { "/settings/statuses": "statuses" },
};
