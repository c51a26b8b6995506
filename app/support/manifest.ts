import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/contact": ["contact"],
    "/support": ["supporthome", "contact"],
    "/feedback": ["feedback"],
  },
  closed: ["/support", "/feedback"],
};
