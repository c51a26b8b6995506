import { sql } from "drizzle-orm";
import { foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { deliveryStates, hookEvents, hookSources } from "../words/billing.ts";
import { organizations, users } from "./accounts.ts";

/** An address of somebody's program that is told of what happens. */
export const webhooks = sqliteTable(
  "webhooks",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    /** Who made it, and hears of it when it fails. */
    user_id: text().notNull(),
    url: text().notNull(),
    /** JSON list of the events it is told of. */
    events: text().notNull(),
    /** What signs its deliveries, sealed. */
    secret: text().notNull(),
    /** How far it has got in `hook_marks`. */
    place: integer().notNull(),
    /** Since when nothing of it is taken, ISO; null where the last delivery was. */
    failing_since: text(),
    paused_at: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("webhooks_in_organization").on(it.org_id, it.id),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }).onDelete("cascade"),
    index("webhooks_in_order").on(it.org_id, it.created_at, it.id),
  ],
);

/**
 * In which order lines of the trail, events of eggs and alarms came, of organisations that have a webhook: a number that
 * never returns, whatever is erased. What happened stands there and nowhere else.
 */
export const hookMarks = sqliteTable(
  "hook_marks",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    source: text({ enum: hookSources }).notNull(),
    source_id: text().notNull(),
    at: text().notNull(),
  },
  (it) => [uniqueIndex("hook_marks_in_order").on(it.org_id, it.n), index("hook_marks_by_age").on(it.at)],
);

/** What a webhook is to be told, or was; the log of 30 days. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    webhook_id: text().notNull(),
    /** The mark it tells of, and the event that this is for this webhook. */
    n: integer().notNull(),
    event: text({ enum: hookEvents }).notNull(),
    subject_id: text().notNull(),
    /** When it happened, ISO. */
    at: text().notNull(),
    state: text({ enum: deliveryStates }).notNull(),
    tries: integer().notNull().default(0),
    /** When it is tried next, ISO; held by whoever tries it now until then. */
    next_at: text(),
    /** What was answered the last time: status, milliseconds, the first letters. */
    status: integer(),
    ms: integer(),
    answer: text(),
    tried_at: text(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("webhook_deliveries_in_organization").on(it.org_id, it.id),
    foreignKey({ columns: [it.org_id, it.webhook_id], foreignColumns: [webhooks.org_id, webhooks.id] }).onDelete(
      "cascade",
    ),
    uniqueIndex("webhook_deliveries_once").on(it.org_id, it.webhook_id, it.n, it.event),
    index("webhook_deliveries_waiting").on(it.org_id, it.webhook_id, it.n).where(sql`state = 'waiting'`),
    index("webhook_deliveries_failed").on(it.org_id).where(sql`state = 'failed'`),
    index("webhook_deliveries_by_age").on(it.created_at),
  ],
);
