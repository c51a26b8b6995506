import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/birds/pairs": ["birds", "kinship", "genetics", "lists", "pairs", "clutches"],
    "/birds/:birdId/pairs": ["pairs", "clutches"],
  },
  menu: [{ to: "/birds/pairs", label: "pairs.menu", under: "/birds/pair", order: 5 }],
  trail: { pair: "/birds/pairs" },
};
