import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/audit": ["audit"] },
  closed: ["/audit"],
  settings: [
    {
      ...{ to: "/audit", label: "audit.title", what: "audit.lead" },
      ...{ icon: "history", group: "data", order: 90, needs: "trail.read" },
    },
  ],
};
