import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { taskStates, taskUnits } from "../care-words.ts";
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
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("tasks_in_organization").on(it.org_id, it.id),
    index("tasks_by_day").on(it.org_id, it.first_on, it.id),
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

/** A person's private address of the agenda for calendars. The token is worked out from the id, and never kept. */
export const calendarFeeds = sqliteTable(
  "calendar_feeds",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    /** SHA-256 of the token. */
    token_hash: text().notNull(),
    created_at: text().notNull(),
    last_read_at: text(),
    revoked_at: text(),
  },
  (it) => [
    unique("calendar_feeds_in_organization").on(it.org_id, it.id),
    uniqueIndex("calendar_feeds_by_token").on(it.org_id, it.token_hash),
    index("calendar_feeds_by_user").on(it.org_id, it.user_id),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }).onDelete("cascade"),
  ],
);

/** What a calendar was last told of an entry, so that it hears when a day moved or an entry is gone. */
export const calendarEntries = sqliteTable(
  "calendar_entries",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    feed_id: text().notNull(),
    uid: text().notNull(),
    on_day: text().notNull(),
    until_on: text().notNull(),
    hour: text(),
    /** The words it was told in, for as long as it is told as cancelled. */
    summary: text().notNull(),
    sequence: integer().notNull().default(0),
    changed_at: text().notNull(),
    /** Since when it is gone; it is told as cancelled for a month. */
    gone_at: text(),
  },
  (it) => [
    unique("calendar_entries_in_organization").on(it.org_id, it.id),
    uniqueIndex("calendar_entries_by_uid").on(it.org_id, it.feed_id, it.uid),
    index("calendar_entries_gone").on(it.gone_at).where(sql`gone_at IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.feed_id], foreignColumns: [calendarFeeds.org_id, calendarFeeds.id] }).onDelete(
      "cascade",
    ),
  ],
);
