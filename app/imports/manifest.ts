import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  trail: { import: "/birds/import/" },
  over: ["/birds/import"],
};
