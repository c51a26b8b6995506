import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/settings/organization": ["organization"],
    "/settings/look": ["organization"],
    "/settings/papers": ["organization", "registered"],
  },
};
