import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/notifications": ["notifications"],
    "/settings/notifications": ["preferences", "push"],
    "/unsubscribe": ["notifications"],
  },
  closed: ["/notifications", "/unsubscribe"],
  help: { "/notifications": "notifications", "/settings/notifications": "notifications" },
};
