import { foreignKey, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

/** A person's private address of the agenda for calendars; it goes when it is closed. The token is worked out from the id, and never kept. */
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
  },
  (it) => [
    unique("calendar_feeds_in_organization").on(it.org_id, it.id),
    uniqueIndex("calendar_feeds_by_token").on(it.org_id, it.token_hash),
    uniqueIndex("calendar_feeds_by_user").on(it.org_id, it.user_id),
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
    foreignKey({ columns: [it.org_id, it.feed_id], foreignColumns: [calendarFeeds.org_id, calendarFeeds.id] }).onDelete(
      "cascade",
    ),
  ],
);
