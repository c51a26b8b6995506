import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/settings/ring-colours": ["ringColours", "statuses", "record"] },
  help: { "/settings/ring-colours": "ring-series" },
};
