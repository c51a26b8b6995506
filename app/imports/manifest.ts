import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  menu: [{ to: "/birds/import", label: "imports.menu", under: "/birds", order: 60, needs: "flock.write" }],
  trail: { import: "/birds/import/" },
  over: ["/birds/import"],
};
