import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/weigh": ["record", "search"] },
  // A full page load, so that the form begins in its first field.
  beginnings: [
    { to: "/weigh", label: "birds.weigh.title", icon: "scale", order: 30, needs: "flock.write", whole: true },
  ],
  closed: ["/weigh"],
};
