import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/health": ["health", "ailing", "courses", "birds", "lists"],
    "/birds/:birdId/health": ["health", "ailing", "courses"],
    "/shared-health": ["sheet", "ailing", "birds"],
  },
  wordsOn: {
    "/birds/:birdId": ["ailing"],
    "/agenda": ["doses"],
    "/round/:placeId": ["doses"],
    "/dashboard": ["doses"],
    "/birds": ["looks"],
  },
  menu: [{ to: "/health", label: "health.title", group: "health", order: 10 }],
  beginnings: [
    { to: "/health?edit=new", label: "health.treat", icon: "heart-pulse", order: 87, needs: "health.write" },
  ],
  trail: { course: "/health/courses" },
  closed: ["/health"],
  help: {
    "/health": "quarantine",
    "/health/courses": "course-of-medicine",
    "/birds/:birdId/health": "course-of-medicine",
  },
};
