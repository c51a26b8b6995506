import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/scan": ["places"] },
  beginnings: [{ to: "/scan", label: "places.scan.menu", icon: "scan-line", order: 90, whole: true }],
  closed: ["/scan"],
  help: { "/birds/labels": "labels", "/places/labels": "labels", "/scan": "labels" },
};
