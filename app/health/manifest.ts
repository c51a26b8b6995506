import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/health": ["health", "ailing", "birds", "lists"], "/birds/:birdId/health": ["health", "ailing", "birds"] },
  wordsOn: {
    "/birds/:birdId": ["ailing"],
    "/agenda": ["followups"],
    "/round/:placeId": ["followups"],
    "/dashboard": ["followups"],
  },
  menu: [{ to: "/health", label: "health.title", group: "health", order: 10, front: true }],
  beginnings: [
    { to: "/health?edit=new", label: "health.treat", icon: "heart-pulse", order: 87, needs: "health.write" },
  ],
  closed: ["/health"],
};
