import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/birds/pairs": ["birds", "kinship", "genetics", "lists", "pairs", "clutches"],
    "/birds/:birdId/pairs": ["pairs", "clutches"],
  },
  menu: [{ to: "/birds/pairs", label: "pairs.list.title", group: "breeding", order: 10 }],
  beginnings: [{ to: "/birds/pairs/new", label: "pairs.begin", icon: "heart", order: 80, needs: "season.write" }],
  trail: { pair: "/birds/pairs" },
  help: {
    "/birds/pairs": "make-a-pair",
    "/birds/:birdId/pairs": "make-a-pair",
    "/settings/season": "organisation-details",
  },
};
