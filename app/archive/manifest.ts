import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/settings/archive": ["archive"] },
  settings: [
    {
      ...{ to: "/settings/archive", label: "archive.title", what: "archive.lead" },
      ...{ icon: "archive", group: "data", order: 80, needs: "archive.take" },
    },
  ],
};
