import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/market/about": ["reporting"],
    "/market/objection": ["reporting"],
    "/market/:listing/report": ["reporting"],
    "/operator/market": ["operator", "reporting"],
  },
  closed: ["/marketplace"],
};
