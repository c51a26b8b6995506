import { room } from "#worker/http.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedTrail } from "./archived.ts";
import { latestEventsOnDashboard } from "./on-dashboard.ts";
import { birdTrail, pairTrail, trail as routes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const trail = {
  mounts: [
    { at: "/api/audit", routes: (gathered) => room().route("/", routes(gathered)), access: "members" },
    { at: "/api/birds", routes: ({ subjects }) => room().route("/", birdTrail(subjects)), access: "members" },
    { at: "/api/pairs", routes: ({ subjects }) => room().route("/", pairTrail(subjects)), access: "members" },
  ],
  archived: [archivedTrail],
  dashboard: latestEventsOnDashboard,
  words: { pt, en },
  summaries,
} satisfies Room;
