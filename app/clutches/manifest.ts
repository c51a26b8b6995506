import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/eggs": ["clutches", "lists"], "/clutches": ["clutches"] },
  menu: [{ to: "/eggs", label: "clutches.menu", under: "/birds/pair", order: 6 }],
  shortcuts: [{ to: "/eggs", label: "clutches.menu", icon: "egg", order: 30, withEggs: true }],
  closed: ["/eggs", "/clutches"],
};
