import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/": ["home", "plans"],
    "/about": ["about"],
    "/pricing": ["pricing", "plans"],
    "/privacy": ["legal", "privacy"],
    "/terms": ["legal", "terms"],
  },
};
