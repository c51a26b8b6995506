import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/birds/trash": ["birds", "trash"] },
  menu: [{ to: "/birds/trash", label: "trash.title", under: "/birds", order: 70 }],
  over: ["/birds/bulk", "/birds/bulk/undo"],
};
