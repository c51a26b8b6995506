import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/birds/pairs/results": ["lists", "clutches", "results", "sites"] },
  menu: [{ to: "/birds/pairs/results", label: "results.title", group: "breeding", order: 40 }],
  help: { "/birds/pairs/results": "season-results" },
};
