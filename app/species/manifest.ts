import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/species": ["species", "birds", "lists"] },
  menu: [
    {
      to: "/species",
      label: "species.list.title",
      group: "birds",
      order: 20,
      below: [{ to: "/species/catalogue", label: "species.catalogue.title", needs: "flock.write" }],
    },
  ],
  trail: { species: "/species/" },
  closed: ["/species"],
  over: ["/birds/species/new"],
  help: { "/species": "species-days", "/birds/species": "species-days" },
};
