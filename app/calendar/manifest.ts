import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/settings/calendar": ["calendar"] },
  help: { "/settings/calendar": "calendar-feed" },
};
