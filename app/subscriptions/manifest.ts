import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/billing": ["subscriptions", "plans", "lists"] },
  closed: ["/billing"],
  help: { "/billing": "plans-and-paying" },
};
