import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/birds/pairs/results": ["lists", "clutches", "results", "sites"] },
  menu: [{ to: "/birds/pairs/results", label: "results.menu", under: "/birds/pair", order: 8 }],
};
