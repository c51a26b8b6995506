import type { tasks as pt } from "./pt.ts";

export const tasks: Record<keyof typeof pt, string> = {
  "audit.subject.task": "Tasks",
};
