import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/birds/trash": ["birds", "trash"] },
  over: ["/birds/bulk", "/birds/bulk/undo"],
};
