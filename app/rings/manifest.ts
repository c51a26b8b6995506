import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/settings/ring-colours": ["ringColours", "statuses", "record"] },
  settings: [
    {
      ...{ to: "/settings/ring-colours", label: "settings.colours.title", what: "settings.colours.what" },
      ...{ icon: "palette", group: "flock", order: 30, needs: "settings.write" },
    },
  ],
};
