import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/settings/members": ["members", "factors"], "/join": ["accounts", "join"] },
  help: { "/settings/members": "who-may-do-what" },
};
