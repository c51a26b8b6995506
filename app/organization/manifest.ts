import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/settings/organization": ["organization"],
    "/settings/look": ["organization"],
    "/settings/papers": ["organization", "registered"],
  },
  help: {
    "/settings/organization": "organisation-details",
    "/settings/look": "organisation-details",
    "/settings/papers": "organisation-details",
  },
};
