import { ringSeries as keptRingSeries } from "#db/schema/ring-series.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedRingMarks, archivedRingSeries } from "./archived.ts";
import { birdRings } from "./on-birds.ts";
import { ringsOnDashboard } from "./on-dashboard.ts";
import { ringSeriesRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const ringing = {
  mounts: [{ at: "/api/ring-series", routes: ringSeriesRoutes, access: "members" }],
  subjects: { ring_series: { called: keptRingSeries.pattern, known_by: ["pattern"] } },
  archived: [archivedRingSeries, archivedRingMarks],
  birdRings,
  dashboard: ringsOnDashboard,
  words: { pt, en },
  summaries,
} satisfies Room;
