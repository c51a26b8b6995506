import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/settings/organization": ["organization"],
    "/settings/look": ["organization"],
    "/settings/papers": ["organization", "registered"],
  },
  help: {
    "/settings/organization": "who-may-do-what",
    "/settings/look": "share-a-pedigree",
    "/settings/papers": "register-and-return",
  },
};
