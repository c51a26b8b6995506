import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/move": ["places", "search", "birds"] },
  // A full page load, so that the form begins in its first field.
  beginnings: [
    {
      to: "/move",
      label: "places.move.begin",
      icon: "arrow-right-left",
      order: 50,
      needs: "flock.write",
      whole: true,
    },
  ],
  within: { "/move": "/birds" },
  closed: ["/move"],
  help: { "/move": "move-birds", "/birds/move": "move-birds" },
};
