import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/settings/keys": ["apikeys", "factors", "lists"] },
  help: { "/settings/keys": "api-key" },
};
