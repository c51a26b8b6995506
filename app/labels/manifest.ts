import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/scan": ["places"] },
  shortcuts: [{ to: "/scan", label: "places.scan.menu", icon: "scan-line", order: 40, whole: true }],
  closed: ["/scan"],
};
