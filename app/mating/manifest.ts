import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  menu: [
    { to: "/birds/pair", label: "kinship.pair.title", group: "genetics", order: 10 },
    { to: "/birds/matrix", label: "kinship.matrix.title", group: "genetics", order: 20 },
    { to: "/birds/diversity", label: "kinship.flock.title", group: "genetics", order: 40 },
  ],
  words: {
    "/birds/diversity": ["birds", "kinship"],
    "/birds/matrix": ["birds", "kinship"],
    "/birds/pair": ["birds", "record", "pedigree", "kinship", "genetics"],
    "/birds/:birdId/mates": ["kinship"],
  },
  help: {
    "/birds/pair": "judge-a-pair",
    "/birds/:birdId/mates": "judge-a-pair",
    "/birds/matrix": "judge-a-pair",
    "/birds/diversity": "flock-diversity",
  },
};
