import { birds } from "#db/schema/birds.ts";
import { courses as keptCourses } from "#db/schema/health.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedHealthEvents, archivedHealthFiles } from "./archived.ts";
import { archivedCourseBirds, archivedCourseDoses, archivedCourses } from "./courses/archived.ts";
import { treatedBirds } from "./courses/cautions.ts";
import { dosesOnAgenda } from "./courses/on-agenda.ts";
import { dosesToday } from "./courses/on-dashboard.ts";
import { dosesOnMornings } from "./courses/on-mornings.ts";
import { dosesOnRound } from "./courses/on-round.ts";
import { coursePageRoutes, courses } from "./courses/routes.ts";
import { healthOnAgenda, healthOnRound } from "./on-agenda.ts";
import { healthEventsOfBird } from "./on-bird-page.ts";
import { healthToday, lookedAfter } from "./on-dashboard.ts";
import { quarantinesOnMornings } from "./on-mornings.ts";
import { birdsHealth, bringsHealthFile, healthEventRoutes } from "./routes.ts";
import { healthShareRoutes, sharedHealth } from "./shares/routes.ts";
import { birdsSheet } from "./sheet/routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const health = {
  mounts: [
    { at: "/api/birds", routes: birdsHealth, access: "members", bringsFiles: bringsHealthFile },
    { at: "/api/health-events", routes: ({ slots }) => healthEventRoutes(slots), access: "members" },
    { at: "/api/courses", routes: courses, access: "members" },
    { at: "/api/courses", routes: ({ slots }) => coursePageRoutes(slots), access: "members" },
    { at: "/api/birds", routes: birdsSheet, access: "members" },
    { at: "/api/health-shares", routes: healthShareRoutes, access: "members" },
    { at: "/api/shared/health", routes: sharedHealth, access: "everyone" },
  ],
  subjects: {
    health: { called: birds.identifier, known_by: ["identifier", "bird"], isNamedBeside: true },
    course: { called: keptCourses.medicine, known_by: ["medicine"] },
  },
  archived: [archivedHealthEvents, archivedHealthFiles, archivedCourses, archivedCourseBirds, archivedCourseDoses],
  birdEvents: healthEventsOfBird,
  birdCautions: treatedBirds,
  birdFilters: lookedAfter,
  agendaLines: [healthOnAgenda, dosesOnAgenda],
  round: [healthOnRound, dosesOnRound],
  attention: healthToday,
  dashboard: dosesToday,
  mornings: [quarantinesOnMornings, dosesOnMornings],
  words: { pt, en },
  summaries,
} satisfies Room;
