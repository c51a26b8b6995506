import type { Room } from "#worker/kit/room.ts";
import { seasonOnDashboard } from "./on-dashboard.ts";
import { seasonOnMornings } from "./on-mornings.ts";
import { agendaRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const agenda = {
  mounts: [{ at: "/api/agenda", routes: ({ slots }) => agendaRoutes(slots), access: "members" }],
  dashboard: seasonOnDashboard,
  mornings: seasonOnMornings,
  words: { pt, en },
  summaries,
} satisfies Room;
