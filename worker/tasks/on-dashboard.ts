import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { dueDays, marksFrom } from "./due-tasks.ts";
import { openTasks } from "./task-rows.ts";

/** Tasks that are to be done today, and those that were missed. */
export const tasksToday = {
  join: (scope: Scope) => {
    const { today } = scope;
    return joining({ tasks: openTasks(scope, marksFrom(today), today) }, ({ tasks }) => {
      const all = dueDays(tasks, { from: today, to: today, today, late: true });
      const missed = all.filter(({ is_late }) => is_late).length;
      return { tasks: { due: all.length - missed, missed } };
    });
  },
} satisfies Slots["dashboard"];
