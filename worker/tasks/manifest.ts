import { tasks as kept } from "#db/schema/tasks.ts";
import type { Room } from "#worker/kit/room.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const tasks = {
  subjects: { task: { called: kept.title, known_by: ["title"] } },
  words: { pt, en },
} satisfies Room;
