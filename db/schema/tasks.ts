import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { taskStates, taskUnits } from "#db/words/care.ts";
import { organizations, users } from "./accounts.ts";
import { birds } from "./birds.ts";
import { pairs } from "./pairs.ts";
import { places } from "./places.ts";

/** What a breeder wants to be reminded of; its later days are worked out and kept nowhere. */
export const tasks = sqliteTable(
  "tasks",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    title: text().notNull(),
    notes: text(),
    first_on: text().notNull(),
    /** The last day it may fall on; null without an end. */
    until_on: text(),
    /** `HH:MM` of the organisation's clock; null is all day. */
    hour: text(),
    /** Null: once. `every_n` counts the unit; `weekdays` are 1 (Monday) to 7, ascending, as `1,3`. */
    every_unit: text({ enum: taskUnits }),
    every_n: integer(),
    weekdays: text(),
    bird_id: text(),
    pair_id: text(),
    place_id: text(),
    /** Whose task it is; null is everybody's. */
    user_id: text(),
    /** Since when (ISO) it is over: done, or ended by its breeder. Null while it may still fall due. */
    closed_at: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("tasks_in_organization").on(it.org_id, it.id),
    // Of those alone that may still fall due: what was done in ten years is not walked past.
    index("tasks_open").on(it.org_id, it.first_on, it.id).where(sql`closed_at IS NULL`),
    index("tasks_over").on(it.org_id, it.closed_at, it.id).where(sql`closed_at IS NOT NULL`),
    index("tasks_by_bird").on(it.org_id, it.bird_id).where(sql`bird_id IS NOT NULL`),
    index("tasks_by_pair").on(it.org_id, it.pair_id).where(sql`pair_id IS NOT NULL`),
    index("tasks_by_place").on(it.org_id, it.place_id).where(sql`place_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.bird_id], foreignColumns: [birds.org_id, birds.id] }),
    foreignKey({ columns: [it.org_id, it.pair_id], foreignColumns: [pairs.org_id, pairs.id] }),
    foreignKey({ columns: [it.org_id, it.place_id], foreignColumns: [places.org_id, places.id] }),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }),
    check("tasks_repeated", sql`(every_unit IS NULL) = (every_n IS NULL)`),
    check("tasks_span", sql`until_on IS NULL OR until_on >= first_on`),
  ],
);

/** What became of a task on one of its days. */
export const taskMarks = sqliteTable(
  "task_marks",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    task_id: text().notNull(),
    on_day: text().notNull(),
    state: text({ enum: taskStates }).notNull(),
    at: text().notNull(),
    user_id: text(),
  },
  (it) => [
    unique("task_marks_in_organization").on(it.org_id, it.id),
    uniqueIndex("task_marks_by_day").on(it.org_id, it.task_id, it.on_day),
    foreignKey({ columns: [it.org_id, it.task_id], foreignColumns: [tasks.org_id, tasks.id] }).onDelete("cascade"),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }),
  ],
);
