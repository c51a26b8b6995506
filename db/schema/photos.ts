import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Files whose row is gone: the clock takes them out of the storage. Written by triggers. */
export const lostFiles = sqliteTable("lost_files", {
  file_key: text().primaryKey(),
  lost_at: text().notNull(),
  /** They count against its organisation until they are swept. */
  bytes: integer().notNull().default(0),
});
