import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/settings/members": ["members", "factors"], "/join": ["accounts", "join"] },
};
