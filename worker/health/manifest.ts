import { birds } from "#db/schema/birds.ts";
import { courses as keptCourses } from "#db/schema/health.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedHealthEvents, archivedHealthFiles } from "./archived.ts";
import { healthOnAgenda, healthOnRound } from "./on-agenda.ts";
import { healthEventsOfBird } from "./on-bird-page.ts";
import { healthToday } from "./on-dashboard.ts";
import { quarantinesOnMornings } from "./on-mornings.ts";
import { birdsHealth, bringsHealthFile, healthEventRoutes } from "./routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const health = {
  mounts: [
    { at: "/api/birds", routes: birdsHealth, access: "members", bringsFiles: bringsHealthFile },
    { at: "/api/health-events", routes: healthEventRoutes, access: "members" },
  ],
  subjects: {
    health: { called: birds.identifier, known_by: ["identifier", "bird"], isNamedBeside: true },
    course: { called: keptCourses.medicine, known_by: ["medicine"] },
  },
  archived: [archivedHealthEvents, archivedHealthFiles],
  birdEvents: healthEventsOfBird,
  agendaLines: healthOnAgenda,
  round: healthOnRound,
  attention: healthToday,
  mornings: quarantinesOnMornings,
  words: { pt, en },
} satisfies Room;
