import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/birds": ["birds", "lists", "record", "species", "imports", "places", "photos"] },
  menu: [{ to: "/birds", label: "birds.list.title", group: "birds", order: 10 }],
  beginnings: [{ to: "/birds/new", label: "birds.menu.add", icon: "bird", order: 70, needs: "flock.write" }],
  trail: { bird: "/birds/" },
  over: [
    ...["/birds/new", "/birds/views", "/birds/:birdId/edit", "/birds/:birdId/species"],
    ...["/birds/:birdId/delete", "/birds/:birdId/restore"],
  ],
  closed: ["/birds"],
  help: {
    "/birds": "find-a-bird",
    "/birds/new": "add-a-bird",
    "/birds/views": "find-a-bird",
    "/birds/:birdId/edit": "add-a-bird",
    "/birds/:birdId/delete": "undo-a-mistake",
    "/birds/:birdId/restore": "undo-a-mistake",
    "/birds/:birdId/species": "add-a-bird",
  },
};
