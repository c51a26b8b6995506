import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/help": ["helpcentre"] },
  menu: [{ to: "/help", label: "ui.group.help", order: 20, group: "help", whole: true }],
};
