import type { RoomManifest } from "#app/shell/room-manifest.ts";

const scan = { to: "/scan", label: "places.scan.menu", icon: "scan-line", order: 40, whole: true } as const;

export const manifest: RoomManifest = {
  words: { "/scan": ["places"] },
  menu: [{ to: "/birds/labels", label: "places.labels.title", under: "/birds", order: 50 }],
  shortcuts: [{ ...scan, withEggs: false }],
  beginnings: [{ ...scan, order: 10, needs: "flock.write" }],
  closed: ["/scan"],
};
