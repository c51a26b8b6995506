import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/tasks": ["tasks", "birds"] },
  wordsOn: { "/agenda": ["tasks"], "/round/:placeId": ["tasks"] },
  within: { "/tasks": "/agenda" },
  beginnings: [{ to: "/tasks?edit=new", label: "tasks.begin", icon: "check", order: 85, needs: "flock.write" }],
  trail: { task: "/tasks?edit=" },
  closed: ["/tasks"],
  help: { "/tasks": "agenda-and-reminders" },
};
