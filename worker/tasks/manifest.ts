import { tasks as kept } from "#db/schema/tasks.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedTaskMarks, archivedTasks } from "./archived.ts";
import { tasksOnAgenda, tasksOnMornings, tasksOnRound } from "./on-agenda.ts";
import { tasksToday } from "./on-dashboard.ts";
import { taskRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const tasks = {
  mounts: [{ at: "/api/tasks", routes: taskRoutes, access: "members" }],
  subjects: { task: { called: kept.title, known_by: ["title"] } },
  archived: [archivedTasks, archivedTaskMarks],
  agendaLines: tasksOnAgenda,
  dashboard: tasksToday,
  round: tasksOnRound,
  mornings: tasksOnMornings,
  words: { pt, en },
  summaries,
} satisfies Room;
