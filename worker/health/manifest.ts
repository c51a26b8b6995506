import { healthEvents, courses as keptCourses } from "#db/schema/health.ts";
import type { Room } from "#worker/kit/room.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const health = {
  subjects: {
    health: { called: healthEvents.kind, known_by: ["kind"] },
    course: { called: keptCourses.medicine, known_by: ["medicine"] },
  },
  words: { pt, en },
} satisfies Room;
