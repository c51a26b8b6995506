import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/health": ["health", "ailing", "courses", "birds", "lists", "factors"],
    "/birds/:birdId/health": ["health", "ailing", "courses", "birds"],
    "/shared-health": ["sheet", "ailing", "birds"],
  },
  wordsOn: {
    "/birds/:birdId": ["ailing"],
    "/agenda": ["followups", "doses"],
    "/round/:placeId": ["followups", "doses"],
    "/dashboard": ["followups", "doses"],
  },
  menu: [{ to: "/health", label: "health.title", group: "health", order: 10, front: true }],
  beginnings: [
    { to: "/health?edit=new", label: "health.treat", icon: "heart-pulse", order: 87, needs: "health.write" },
  ],
  trail: { course: "/health/courses" },
  closed: ["/health"],
};
