import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/settings/statuses": ["statuses"] },
  settings: [
    {
      ...{ to: "/settings/statuses", label: "settings.statuses.title", what: "settings.statuses.lead" },
      ...{ icon: "list-checks", group: "flock", order: 20, needs: "settings.write" },
    },
  ],
};
