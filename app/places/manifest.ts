import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/places": ["places", "birds", "lists"] },
  menu: [{ to: "/places", label: "places.menu", under: "/birds", order: 40 }],
  closed: ["/places"],
};
