import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/stock/feeding": ["feeding"] },
  wordsOn: { "/agenda": ["feeding"] },
  trail: { feed_round: "/stock/feeding?edit=" },
  help: { "/stock/feeding": "feeding-and-stock" },
};
