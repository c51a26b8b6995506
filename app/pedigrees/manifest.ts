import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/p": ["birds", "record", "pedigree"],
    "/birds/:birdId/pedigree": ["pedigree", "factors"],
    "/birds/:birdId/certificate": ["pedigree"],
    "/birds/:birdId/parent": ["pedigree"],
  },
  help: {
    "/birds/:birdId/pedigree": "reading-f",
    "/birds/:birdId/parent": "unknown-parents",
    "/birds/:birdId/certificate": "share-a-pedigree",
    "/birds/:birdId/shares": "share-a-pedigree",
  },
};
