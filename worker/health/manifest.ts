import { healthEvents, courses as keptCourses } from "#db/schema/health.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedCourseBirds, archivedCourseDoses, archivedCourses } from "./courses/archived.ts";
import { treatedBirds } from "./courses/cautions.ts";
import { dosesOnAgenda } from "./courses/on-agenda.ts";
import { dosesToday } from "./courses/on-dashboard.ts";
import { dosesOnMornings } from "./courses/on-mornings.ts";
import { dosesOnRound } from "./courses/on-round.ts";
import { birdsCourses, courses } from "./courses/routes.ts";
import { healthShareRoutes, sharedHealth } from "./shares/routes.ts";
import { birdsSheet } from "./sheet/routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const health = {
  mounts: [
    { at: "/api/courses", routes: courses, access: "members" },
    { at: "/api/birds", routes: birdsCourses, access: "members" },
    { at: "/api/birds", routes: birdsSheet, access: "members" },
    { at: "/api/health-shares", routes: healthShareRoutes, access: "members" },
    { at: "/api/shared/health", routes: sharedHealth, access: "everyone" },
  ],
  subjects: {
    health: { called: healthEvents.kind, known_by: ["kind"] },
    course: { called: keptCourses.medicine, known_by: ["medicine"] },
  },
  archived: [archivedCourses, archivedCourseBirds, archivedCourseDoses],
  birdCautions: treatedBirds,
  agendaLines: dosesOnAgenda,
  attention: dosesToday,
  mornings: dosesOnMornings,
  round: dosesOnRound,
  words: { pt, en },
} satisfies Room;
