import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/incubators": ["readings"] },
  // A full page load, so that the form begins in its first field.
  beginnings: [
    {
      to: "/incubators/reading",
      label: "readings.begin",
      icon: "thermometer",
      order: 35,
      needs: "season.write",
      season: true,
      whole: true,
    },
  ],
  closed: ["/incubators"],
};
