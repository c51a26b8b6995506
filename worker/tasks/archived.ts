import * as z from "zod";
import { taskMarks, tasks } from "#db/schema/tasks.ts";
import { taskStates, taskUnits } from "#db/words/care.ts";
import { calendarDay } from "#worker/fields.ts";
import { archived } from "#worker/kit/archived.ts";
import { day, empty, instant, oneOf, rowId, text, version, whole, word } from "#worker/kit/archived-fields.ts";
import { mostApart } from "./contract.ts";

export const archivedTasks = archived(tasks, {
  kind: "task",
  beside: "refused",
  planned: ["first_on", "until_on"],
  unread: ["user_id"],
  worded: { every_unit: "audit.task.every_unit" },
  row: z.strictObject({
    id: rowId,
    title: word,
    notes: text(8000),
    first_on: calendarDay,
    until_on: day,
    hour: empty(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "fields.invalid")),
    every_unit: empty(oneOf(taskUnits)),
    every_n: empty(whole(1, mostApart)),
    weekdays: empty(z.string().regex(/^[1-7](,[1-7])*$/, "fields.invalid")),
    bird_id: empty(rowId),
    pair_id: empty(rowId),
    place_id: empty(rowId),
    user_id: empty(rowId),
    closed_at: empty(instant),
    version,
    created_at: instant,
    updated_at: instant,
  }),
});

export const archivedTaskMarks = archived(taskMarks, {
  kind: "task_mark",
  beside: "refused",
  unread: ["user_id"],
  worded: { state: "tasks.mark" },
  row: z.strictObject({
    id: rowId,
    task_id: rowId,
    on_day: calendarDay,
    state: oneOf(taskStates),
    at: instant,
    user_id: empty(rowId),
  }),
  same: ({ task_id, on_day }) => `${task_id} ${on_day}`,
});
