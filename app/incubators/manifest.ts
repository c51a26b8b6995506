import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/incubators/reading": ["readings"],
    "/incubators/:incubatorId/readings": ["readings"],
    "/incubators/:incubatorId/devices": ["readings"],
  },
  // A full page load, so that the form begins in its first field.
  beginnings: [
    {
      to: "/incubators/reading",
      label: "readings.begin",
      icon: "thermometer",
      order: 45,
      needs: "season.write",
      whole: true,
    },
  ],
  closed: ["/incubators"],
};
