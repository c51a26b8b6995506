import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/settings": ["settings"], "/more": ["settings"] },
  menu: [{ to: "/settings", label: "ui.settings", group: "settings", order: 10 }],
  within: { "/profile": "/settings", "/audit": "/settings" },
  closed: ["/settings", "/more"],
  help: { "/settings": "first-hour", "/more": "first-hour" },
};
