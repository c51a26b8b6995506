import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/dashboard": ["dashboard", "due", "plans"] },
  menu: [{ to: "/dashboard", label: "dashboard.title", group: "home", order: 10 }],
  closed: ["/dashboard"],
  help: { "/dashboard": "first-hour" },
};
