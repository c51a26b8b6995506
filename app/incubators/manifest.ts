import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/incubators": ["incubators"] },
  menu: [{ to: "/incubators", label: "incubators.list.title", group: "breeding", order: 30 }],
  trail: { incubator: "/incubators/" },
  closed: ["/incubators"],
};
