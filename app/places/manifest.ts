import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/places": ["places", "sites", "birds", "lists", "registered"] },
  menu: [{ to: "/places", label: "places.menu", under: "/birds", order: 40 }],
  closed: ["/places"],
};
