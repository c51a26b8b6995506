import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/weigh": ["record", "search"] },
  // Whole, as a page of one form begins in its first field.
  beginnings: [
    { to: "/weigh", label: "birds.weigh.title", icon: "scale", order: 30, needs: "flock.write", whole: true },
  ],
  closed: ["/weigh"],
};
