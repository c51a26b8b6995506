import { sql } from "drizzle-orm";
import { tasks } from "#db/schema/tasks.ts";
import type { TaskState, TaskUnit } from "#db/words/care.ts";
import { rowsOf } from "#worker/kit/rows.ts";
import type { Scope } from "#worker/scope.ts";
import { nextFrom, type Recurrence } from "./recurrence.ts";

/** A task as the database keeps it. */
export type TaskRow = typeof tasks.$inferSelect;

/** The organisation's tasks, the first to begin first. */
export const taskRows = rowsOf({
  table: tasks,
  id: "task",
  subject: "task",
  hidden: [],
  order: tasks.first_on,
  auditNames: { made: ["title"], gone: ["title"] },
  messages: { in_use: "fields.invalid", reused: "tasks.reused" },
});

/** When a task falls due. */
export const recurrenceOf = (
  row: Pick<TaskRow, "first_on" | "until_on" | "every_unit" | "every_n"> & { weekdays: string | null },
): Recurrence => ({
  first_on: row.first_on,
  until_on: row.until_on,
  every_unit: row.every_unit as TaskUnit | null,
  every_n: row.every_n,
  weekdays: row.weekdays === null ? null : row.weekdays.split(",").map(Number),
});

/** What a task is about, as pages show it; null where there is none, or it is no longer at hand. */
type TaskLinks = { bird: string | null; pair: string | null; place: string | null; person: string | null };
/** A task with what it is about, its newest mark, and that of each of its days within a span, as JSON. */
export type ReadTask = TaskRow &
  TaskLinks & {
    /** Where it is done: there, or where its pair or bird lives; id and name as JSON. */ done_at: string | null;
    last_mark: string | null;
    marks: string;
  };

const named = sql.raw(`
  (SELECT birds.identifier FROM birds WHERE birds.org_id = tasks.org_id AND birds.id = tasks.bird_id
    AND birds.deleted_at IS NULL) AS bird,
  (SELECT pairs.number FROM pairs WHERE pairs.org_id = tasks.org_id AND pairs.id = tasks.pair_id) AS pair,
  (SELECT places.name FROM places WHERE places.org_id = tasks.org_id AND places.id = tasks.place_id) AS place,
  (SELECT json_array(places.id, places.name) FROM places WHERE places.org_id = tasks.org_id AND places.id = coalesce(
    tasks.place_id,
    (SELECT pairs.place_id FROM pairs WHERE pairs.org_id = tasks.org_id AND pairs.id = tasks.pair_id),
    (SELECT birds.place_id FROM birds WHERE birds.org_id = tasks.org_id AND birds.id = tasks.bird_id))) AS done_at,
  (SELECT users.name FROM users WHERE users.org_id = tasks.org_id AND users.id = tasks.user_id
    AND users.is_active = 1 AND users.removed_at IS NULL) AS person`);

/** The columns of a read task, its marks from a day on; to stand behind SELECT over `tasks`. */
export const taskColumns = (from: string) => sql`tasks.*, ${named},
  (SELECT max(on_day) FROM task_marks WHERE task_marks.org_id = tasks.org_id AND task_marks.task_id = tasks.id) AS last_mark,
  (SELECT json_group_array(json_array(on_day, state)) FROM task_marks
    WHERE task_marks.org_id = tasks.org_id AND task_marks.task_id = tasks.id AND on_day >= ${from}) AS marks`;

/** The statement that reads every task that may fall due between two days, or was missed before. */
export const openTasks = ({ db, org_id }: Pick<Scope, "db" | "org_id">, from: string, to: string) =>
  db.all<ReadTask>(sql`SELECT ${taskColumns(from)} FROM tasks
    WHERE tasks.org_id = ${org_id} AND tasks.closed_at IS NULL AND tasks.first_on <= ${to}`);

/** The days of a task that were marked, each with what became of it. */
export const marksOf = ({ marks }: Pick<ReadTask, "marks">): ReadonlyMap<string, TaskState> =>
  new Map(JSON.parse(marks) as Array<[string, TaskState]>);

/** A task as it is answered. */
export type Task = ReturnType<typeof serializeTask>;

/** A task in the words of its contract, with the day it falls due next, from today on. */
export function serializeTask(row: ReadTask, today: string) {
  const { id, title, notes, first_on, until_on, hour, bird_id, pair_id, place_id, user_id, version } = row;
  const recurrence = recurrenceOf(row);
  const marks = marksOf(row);
  const every =
    row.every_unit === null
      ? null
      : {
          unit: row.every_unit,
          n: row.every_n ?? 1,
          ...(recurrence.weekdays && { weekdays: recurrence.weekdays }),
        };
  const next = row.closed_at === null ? nextFrom(recurrence, today) : null;
  return {
    id,
    title,
    notes,
    on: first_on,
    until: until_on,
    hour,
    every,
    bird_id,
    pair_id,
    place_id,
    user_id,
    bird: row.bird,
    pair: row.pair,
    place: row.place,
    person: row.person,
    /** From today on; a day that is done already is told as that in `marks`. */
    next,
    last_mark: row.last_mark,
    marks: [...marks].map(([on, state]) => ({ on, state })),
    closed_at: row.closed_at,
    version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
