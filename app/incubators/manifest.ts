import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/incubators": ["incubators"],
    "/incubators/reading": ["readings"],
    "/incubators/:incubatorId/readings": ["readings"],
    "/incubators/:incubatorId/devices": ["readings"],
  },
  menu: [
    {
      to: "/incubators",
      label: "incubators.list.title",
      group: "breeding",
      order: 30,
    },
  ],
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
  trail: { incubator: "/incubators/" },
  closed: ["/incubators"],
};
