import { items as keptItems } from "#db/schema/stock-items.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedCounts, archivedCourseLots, archivedItems, archivedLots, archivedMoves } from "./archived.ts";
import { coursesOfLots } from "./course-routes.ts";
import { stockOnAgenda, stockOnMornings } from "./on-agenda.ts";
import { lotOfCourse } from "./on-course.ts";
import { lowOnDashboard } from "./on-dashboard.ts";
import { itemsFound } from "./on-search.ts";
import { stockRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const stock = {
  mounts: [
    { at: "/api/stock", routes: stockRoutes, access: "members" },
    { at: "/api/courses", routes: ({ slots }) => coursesOfLots(slots), access: "members" },
  ],
  subjects: {
    item: { called: keptItems.name, known_by: ["name"] },
  },
  archived: [archivedItems, archivedLots, archivedCounts, archivedMoves, archivedCourseLots],
  coursePage: lotOfCourse,
  agendaLines: stockOnAgenda,
  dashboard: lowOnDashboard,
  mornings: stockOnMornings,
  search: itemsFound,
  words: { pt, en },
  summaries,
} satisfies Room;
