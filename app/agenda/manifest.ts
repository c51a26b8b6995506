import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/agenda": ["agenda", "due", "registered", "sites"] },
  menu: [{ to: "/agenda", label: "agenda.title", group: "agenda", order: 10 }],
  closed: ["/agenda"],
  help: { "/agenda": "agenda-and-reminders" },
};
