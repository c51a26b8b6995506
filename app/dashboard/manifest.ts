import type { RoomManifest } from "#app/shell/room-manifest.ts";

const home = { to: "/dashboard", label: "ui.nav.today", icon: "house", order: 10 } as const;

export const manifest: RoomManifest = {
  words: { "/dashboard": ["dashboard", "due", "plans"] },
  menu: [home],
  shortcuts: [home],
  closed: ["/dashboard"],
};
