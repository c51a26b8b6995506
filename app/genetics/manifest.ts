import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/genetics": ["genetics"] },
  menu: [{ to: "/genetics", label: "genetics.menu", under: "/birds/pair", order: 40 }],
  closed: ["/genetics"],
};
