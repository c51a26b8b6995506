import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/round": ["round", "clutches", "sites"], "/places/:placeId": ["round", "due"] },
  menu: [{ to: "/round", label: "round.menu", under: "/birds/pair", order: 7 }],
  closed: ["/round"],
};
