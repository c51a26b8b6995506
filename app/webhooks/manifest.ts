import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/settings/webhooks": ["webhooks", "factors"] },
  help: { "/settings/webhooks": "api-key" },
};
