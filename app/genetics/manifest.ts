import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/genetics": ["genetics"] },
  menu: [{ to: "/genetics", label: "genetics.title", group: "genetics", order: 30 }],
  closed: ["/genetics"],
};
