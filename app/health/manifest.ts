import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/health/courses": ["courses", "birds"],
    "/health/shares": ["courses", "birds", "factors"],
    "/shared-health": ["sheet", "birds"],
  },
  wordsOn: {
    "/agenda": ["doses"],
    "/round/:placeId": ["doses"],
    "/dashboard": ["doses"],
    "/birds": ["treat"],
    "/places/:placeId": ["treat"],
  },
  menu: [
    {
      to: "/health/courses",
      label: "courses.title",
      group: "health",
      order: 20,
      below: [{ to: "/health/shares", label: "shares.title", needs: "flock.share" }],
    },
  ],
  beginnings: [
    { to: "/health/courses/new", label: "courses.begin", icon: "heart-pulse", order: 87, needs: "health.write" },
  ],
  trail: { course: "/health/courses" },
  closed: ["/health"],
};
