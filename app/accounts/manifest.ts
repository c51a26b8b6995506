import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/login": ["accounts"],
    "/logout": ["accounts"],
    "/signup": ["accounts", "plans"],
    "/signup-details": ["accounts", "plans"],
    "/confirm-email": ["accounts"],
    "/forgot-password": ["accounts"],
    "/reset-password": ["accounts"],
    "/profile": ["profile"],
  },
  closed: ["/profile"],
  help: { "/profile": "your-account" },
};
