import type { RoomManifest } from "#app/shell/room-manifest.ts";

const birds = { to: "/birds", label: "birds.menu", icon: "bird", order: 20 } as const;

export const manifest: RoomManifest = {
  words: { "/birds": ["birds", "lists", "record", "species", "imports", "places", "photos"] },
  menu: [birds, { to: "/birds", label: "birds.menu.all", under: "/birds", order: 10 }],
  shortcuts: [birds],
  beginnings: [{ to: "/birds/new", label: "birds.menu.add", icon: "bird", order: 20, needs: "flock.write" }],
  trail: { bird: "/birds/" },
  over: [
    ...["/birds/new", "/birds/views", "/birds/:birdId/edit", "/birds/:birdId/species"],
    ...["/birds/:birdId/delete", "/birds/:birdId/restore"],
  ],
  closed: ["/birds"],
};
