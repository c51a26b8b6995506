import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/stock/rings": ["ringing", "lists"] },
  wordsOn: { "/birds/new": ["ringing"] },
  trail: { ring_series: "/stock/rings/" },
  help: { "/stock/rings": "ring-series" },
};
