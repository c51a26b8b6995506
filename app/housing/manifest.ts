import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/move": ["places", "search"] },
  // A full page load, so that the form begins in its first field.
  beginnings: [
    {
      to: "/move",
      label: "places.move.title",
      icon: "arrow-right-left",
      order: 40,
      needs: "flock.write",
      whole: true,
    },
  ],
  closed: ["/move"],
};
