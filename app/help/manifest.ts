import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/help": ["helpcentre"] },
};
