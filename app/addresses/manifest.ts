import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/profile/email": ["addresses"], "/email-back": ["addresses"] },
  closed: ["/email-back"],
  help: { "/profile/email": "your-account" },
};
