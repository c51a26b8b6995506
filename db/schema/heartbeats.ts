import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row that nobody reads for its own sake: writing it proves that the database takes writes. */
export const heartbeats = sqliteTable("heartbeats", {
  id: integer().primaryKey(),
  /** How often it was written: so many proofs were asked for. */
  beats: integer().notNull(),
  beaten_at: text().notNull(),
});
