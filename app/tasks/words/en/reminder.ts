import type { reminder as pt } from "../pt/reminder.ts";

export const reminder: Record<keyof typeof pt, string> = {
  "tasks.of_bird": "Reminder",
};
