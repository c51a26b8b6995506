import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/round": ["round", "clutches", "sites"], "/places/:placeId": ["round", "due"] },
  within: { "/round": "/eggs" },
  closed: ["/round"],
  help: { "/round": "round-offline" },
};
