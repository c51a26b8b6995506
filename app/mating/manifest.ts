import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/birds/diversity": ["birds", "kinship"],
    "/birds/matrix": ["birds", "kinship"],
    "/birds/pair": ["birds", "record", "pedigree", "kinship", "genetics"],
    "/birds/:birdId/mates": ["kinship"],
  },
};
