import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/health": ["courses", "birds", "factors"], "/shared-health": ["sheet", "birds"] },
  wordsOn: { "/agenda": ["doses"], "/round/:placeId": ["doses"], "/dashboard": ["doses"] },
  menu: [{ to: "/health/courses", label: "courses.title", group: "health", order: 20 }],
  beginnings: [
    { to: "/health/courses/new", label: "courses.new", icon: "heart-pulse", order: 87, needs: "health.write" },
  ],
  trail: { course: "/health/courses" },
  closed: ["/health"],
};
