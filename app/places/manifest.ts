import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/places": ["places", "sites", "birds", "lists", "registered"] },
  menu: [
    {
      to: "/places",
      label: "places.list.title",
      group: "birds",
      order: 30,
      below: [{ to: "/places/new", label: "places.form.new", needs: "flock.write" }],
    },
  ],
  closed: ["/places"],
  help: { "/places": "move-birds" },
};
