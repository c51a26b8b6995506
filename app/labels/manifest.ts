import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/scan": ["places"] },
  beginnings: [
    { to: "/scan", label: "places.scan.menu", icon: "scan-line", order: 90, whole: true },
    {
      to: "/scan?for=died",
      label: "places.scan.died_menu",
      icon: "feather",
      order: 60,
      needs: "flock.write",
      whole: true,
    },
  ],
  closed: ["/scan"],
};
