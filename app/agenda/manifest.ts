import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/agenda": ["agenda", "due", "registered", "sites"] },
  menu: [{ to: "/agenda", label: "agenda.title", icon: "calendar-days", order: 15 }],
  closed: ["/agenda"],
};
