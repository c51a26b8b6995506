import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { organizations } from "./accounts.ts";

/** An organisation on its way out. */
export const closings = sqliteTable("closings", {
  org_id: text()
    .primaryKey()
    .references(() => organizations.id, { onDelete: "cascade" }),
  asked_at: text().notNull(),
  /** How many reminders its people were sent. */
  reminders: integer().notNull().default(0),
  /** How many of its rows are gone already: erasing may be broken off and goes on. */
  erased: integer().notNull().default(0),
});

/** What the operator keeps of an organisation that is gone: that it was, and nothing of what it was. */
export const erasures = sqliteTable("erasures", {
  /** SHA-256 (hex) of its id. */
  id_hash: text().primaryKey(),
  erased_on: text().notNull(),
  rows: integer().notNull(),
});
