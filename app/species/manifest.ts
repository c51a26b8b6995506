import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/species": ["species", "birds", "lists"] },
  menu: [{ to: "/species", label: "species.menu", under: "/birds", order: 20 }],
  trail: { species: "/species/" },
  closed: ["/species"],
  over: ["/birds/species/new"],
};
