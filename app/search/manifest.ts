import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/search": ["search"] },
  closed: ["/search"],
  help: { "/search": "find-a-bird" },
};
