import { feedRounds as keptFeedRounds } from "#db/schema/feeding.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedFeedBookings, archivedFeedLines, archivedFeedRounds, archivedFeedTargets } from "./archived.ts";
import { feedingOnAgenda, feedingOnDashboard, feedingOnRound } from "./due-rounds.ts";
import { feedRoundRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const feeding = {
  mounts: [{ at: "/api/feed-rounds", routes: feedRoundRoutes, access: "members" }],
  subjects: { feed_round: { called: keptFeedRounds.name, known_by: ["name"] } },
  archived: [archivedFeedRounds, archivedFeedLines, archivedFeedTargets, archivedFeedBookings],
  agendaLines: feedingOnAgenda,
  dashboard: feedingOnDashboard,
  round: feedingOnRound,
  words: { pt, en },
  summaries,
} satisfies Room;
