import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { mailChoices, notificationSwitches } from "../notification-events.ts";
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
    /** When it went into a mail, by itself or in a digest. */
    mailed_at: text(),
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
    // What a mail may still tell of, however much was mailed before and never read.
    index("notifications_unmailed")
      .on(notification.org_id, notification.user_id, notification.at)
      .where(sql`mailed_at IS NULL AND read_at IS NULL AND cleared_at IS NULL`),
    index("notifications_cleared").on(notification.cleared_at).where(sql`cleared_at IS NOT NULL`),
    index("notifications_by_age").on(notification.at),
  ],
);

/** What the clock has before it for an organisation: its next day, which begins at 05:00 in its zone, and unsent mails. */
export const mornings = sqliteTable(
  "mornings",
  {
    org_id: text()
      .primaryKey()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** ISO instant. */
    next_at: text().notNull(),
    /** Since when, ISO, notifications wait for whoever mails what goes at once; null while none does. A trigger keeps it. */
    unmailed_since: text(),
    /** Counts the notifications written, so that whoever has mailed them sees that more have come; a trigger keeps it. */
    written: integer().notNull().default(0),
  },
  (morning) => [
    index("mornings_by_time").on(morning.next_at),
    index("mornings_unmailed").on(morning.unmailed_since).where(sql`unmailed_since IS NOT NULL`),
  ],
);

/** How a person is told of one switch's events. Whoever has no row is told as `defaultChoices` says. */
export const notification_choices = sqliteTable(
  "notification_choices",
  {
    org_id: text().notNull(),
    user_id: text().notNull(),
    switch: text({ enum: notificationSwitches }).notNull(),
    is_on: integer({ mode: "boolean" }).notNull(),
    mail: text({ enum: mailChoices }).notNull(),
    /** Whether the person's devices show it. */
    push: integer({ mode: "boolean" }).notNull(),
  },
  (choice) => [
    primaryKey({ columns: [choice.org_id, choice.user_id, choice.switch] }),
    foreignKey({ columns: [choice.org_id, choice.user_id], foreignColumns: [users.org_id, users.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** When a person is told, in their organisation's zone. Whoever has no row has `defaultTimes`. */
export const notification_times = sqliteTable(
  "notification_times",
  {
    org_id: text().notNull(),
    user_id: text().notNull(),
    /** Hour of the day at which the digest is sent, 5 to 22. */
    digest_hour: integer().notNull().default(7),
    /** Hours between which no device sounds, 0 to 23; the same twice means never quiet. */
    quiet_from: integer().notNull().default(22),
    quiet_to: integer().notNull().default(7),
    /** Last local day of a pause of mails and devices. */
    paused_until: text(),
    /** From when on, ISO, the next digest may be due; null while there is nothing to send. A trigger sets it with a notification. */
    next_digest_at: text(),
  },
  (times) => [
    primaryKey({ columns: [times.org_id, times.user_id] }),
    foreignKey({ columns: [times.org_id, times.user_id], foreignColumns: [users.org_id, users.id] }).onDelete(
      "cascade",
    ),
    index("notification_times_by_digest").on(times.next_digest_at).where(sql`next_digest_at IS NOT NULL`),
  ],
);
