import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/settings/archive": ["archive", "factors"] },
  help: { "/settings/archive": "export-and-restore" },
};
