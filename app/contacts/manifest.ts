import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/contacts": ["contacts", "birds", "lists"] },
  trail: { contact: "/contacts/" },
  closed: ["/contacts"],
  help: { "/contacts": "who-owes-what" },
};
