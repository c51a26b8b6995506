import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { TaskMark } from "./contract.ts";
import { taskPage } from "./queries.ts";
import { daysOf } from "./recurrence.ts";
import type { Task } from "./task-rows.ts";

/**
 * Notes what became of a task on one of its days, or takes that back. A task that is done once is over with it. Refuses a
 * day that is none of its days or still to come; of two who note it at once the first is kept, and both are answered alike.
 */
export async function markTask(scope: Scope, id: string, { on, state }: TaskMark): Promise<Task> {
  const task = await taskPage(scope, id);
  const { db, org_id, user_id, now, today } = scope;
  const { every } = task;
  const recurrence = {
    first_on: task.on,
    until_on: task.until,
    every_unit: every?.unit ?? null,
    every_n: every?.n ?? null,
    weekdays: every?.weekdays ?? null,
  };
  const days = daysOf(recurrence, on, on);
  const isMarked = task.marks.some((mark) => mark.on === on);
  if (days.length === 0 && !isMarked) throw new Refusal("invalid", { on: ["tasks.no_day"] });
  if (on > today && every) throw new Refusal("invalid", { on: ["tasks.ahead"] });
  const isOnce = every === null;
  await batch(db, {
    mark:
      state === null
        ? db.run(sql`DELETE FROM task_marks WHERE org_id = ${org_id} AND task_id = ${id} AND on_day = ${on}`)
        : db.run(sql`
            INSERT INTO task_marks (id, org_id, task_id, on_day, state, at, user_id)
            SELECT ${newId("task_mark")}, org_id, id, ${on}, ${state}, ${now}, ${user_id} FROM tasks
            WHERE org_id = ${org_id} AND id = ${id}
            ON CONFLICT (org_id, task_id, on_day) DO UPDATE SET state = excluded.state, at = excluded.at,
              user_id = excluded.user_id WHERE task_marks.state <> excluded.state`),
    ...(isOnce && {
      over: db.run(sql`UPDATE tasks SET closed_at = ${state === null ? null : now}, updated_at = ${now}
        WHERE org_id = ${org_id} AND id = ${id} AND changes() > 0`),
    }),
  });
  return taskPage(scope, id);
}
