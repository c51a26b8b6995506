import { sql } from "drizzle-orm";
import { foreignKey, index, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { organizations, users } from "./accounts.ts";

/** What a person was notified of, a row for each of them. Triggers keep `users.unread` by it. */
export const notifications = sqliteTable(
  "notifications",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    /** One of `notificationEvents`. */
    event: text().notNull(),
    /** What makes it one of its kind: the same person is told once. */
    key: text().notNull(),
    /** What its sentence names, as JSON: texts and numbers. */
    facts: text({ mode: "json" }).$type<Record<string, string | number>>().notNull(),
    /** The page that it is about, from `/` on. */
    link: text().notNull(),
    at: text().notNull(),
    read_at: text(),
    /** When it was cleared away; a day later the clock deletes it. */
    cleared_at: text(),
    /** Names what was cleared together, so that it can be brought back together. */
    clearing: text(),
  },
  (notification) => [
    unique("notifications_in_organization").on(notification.org_id, notification.id),
    uniqueIndex("notifications_once").on(
      notification.org_id,
      notification.user_id,
      notification.event,
      notification.key,
    ),
    foreignKey({
      columns: [notification.org_id, notification.user_id],
      foreignColumns: [users.org_id, users.id],
    }).onDelete("cascade"),
    index("notifications_shown")
      .on(notification.org_id, notification.user_id, notification.at, notification.id)
      .where(sql`cleared_at IS NULL`),
    index("notifications_unread")
      .on(notification.org_id, notification.user_id, notification.at, notification.id)
      .where(sql`read_at IS NULL AND cleared_at IS NULL`),
    index("notifications_cleared").on(notification.cleared_at).where(sql`cleared_at IS NOT NULL`),
    index("notifications_by_age").on(notification.at),
  ],
);

/** When an organisation's next day begins for the clock: at 05:00 in its zone. */
export const mornings = sqliteTable(
  "mornings",
  {
    org_id: text()
      .primaryKey()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** ISO instant. */
    next_at: text().notNull(),
  },
  (morning) => [index("mornings_by_time").on(morning.next_at)],
);
