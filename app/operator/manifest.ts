import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/operator": ["console"],
    "/operator/tickets": ["console", "supporttickets"],
    "/operator/feedback": ["console", "feedback"],
  },
};
