import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  menu: [
    { to: "/birds/pair", label: "kinship.menu", icon: "heart", order: 30 },
    { to: "/birds/pair", label: "kinship.menu.pair", under: "/birds/pair", order: 10 },
    { to: "/birds/matrix", label: "kinship.matrix.title", under: "/birds/pair", order: 20 },
    { to: "/birds/diversity", label: "kinship.flock.title", under: "/birds/pair", order: 30 },
  ],
  words: {
    "/birds/diversity": ["birds", "kinship"],
    "/birds/matrix": ["birds", "kinship"],
    "/birds/pair": ["birds", "record", "pedigree", "kinship", "genetics"],
    "/birds/:birdId/mates": ["kinship"],
  },
};
