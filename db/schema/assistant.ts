import { foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { languages } from "../vocabulary.ts";
import { assistantOutcomes, assistantTools, modelStates, turnMarks } from "../words/assistant.ts";
import { organizations, users } from "./accounts.ts";

/** Questions that belong together; one's own alone. */
export const assistantThreads = sqliteTable(
  "assistant_threads",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    name: text().notNull(),
    /** When it was last asked something. */
    asked_at: text().notNull(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("assistant_threads_in_organization").on(it.org_id, it.id),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }).onDelete("cascade"),
    index("assistant_threads_by_user").on(it.org_id, it.user_id, it.asked_at, it.id),
    // The clock looks every minute.
    index("assistant_threads_by_age").on(it.asked_at),
  ],
);

/** A question and its answer, as it was given then. */
export const assistantTurns = sqliteTable(
  "assistant_turns",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    thread_id: text().notNull(),
    /** Counts within the thread. */
    position: integer().notNull(),
    question: text().notNull(),
    language: text({ enum: languages }).notNull(),
    outcome: text({ enum: assistantOutcomes }).notNull(),
    /** Null where nothing was looked up. */
    tool: text({ enum: assistantTools }),
    arguments: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    figures: text({ mode: "json" }).$type<Record<string, number>>().notNull(),
    /** The words, rows and links of the answer. */
    answer: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** What is proposed, with the versions that were read; null where nothing is. */
    proposal: text({ mode: "json" }).$type<Record<string, unknown>>(),
    /** Until when it may be agreed to, ISO; when it was done, and how it is undone. */
    proposed_until: text(),
    done_at: text(),
    undo: text({ mode: "json" }).$type<Record<string, unknown>>(),
    undone_at: text(),
    mark: text({ enum: turnMarks }),
    created_at: text().notNull(),
  },
  (it) => [
    unique("assistant_turns_in_organization").on(it.org_id, it.id),
    uniqueIndex("assistant_turns_in_order").on(it.org_id, it.thread_id, it.position),
    foreignKey({
      columns: [it.org_id, it.thread_id],
      foreignColumns: [assistantThreads.org_id, assistantThreads.id],
    }).onDelete("cascade"),
    index("assistant_turns_by_age").on(it.created_at),
  ],
);

/** Whether an organisation lets a language model help, who said so, and how often it was asked on a day. */
export const assistantModels = sqliteTable("assistant_models", {
  org_id: text()
    .primaryKey()
    .references(() => organizations.id, { onDelete: "cascade" }),
  state: text({ enum: modelStates }).notNull(),
  set_by: text().notNull(),
  set_at: text().notNull(),
  /** A calendar day, and its questions to the model. */
  used_on: text(),
  used: integer().notNull().default(0),
});
