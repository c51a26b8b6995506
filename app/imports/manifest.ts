import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  trail: { import: "/birds/import/" },
  over: ["/birds/import"],
  help: { "/birds/import": "spreadsheet-in", "/birds/import/from": "paper-list", "/birds/import/paper": "paper-list" },
};
