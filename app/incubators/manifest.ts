import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/incubators": ["incubators", "readings"] },
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
      to: "/incubators?reading=new",
      label: "readings.begin",
      icon: "thermometer",
      order: 35,
      needs: "season.write",
      season: true,
      whole: true,
    },
  ],
  trail: { incubator: "/incubators/" },
  closed: ["/incubators"],
  help: { "/incubators": "eggs-in-incubator", "/incubators/:incubatorId/readings": "incubator-readings" },
};
