import { integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { outKinds } from "#db/words/legal.ts";
import { statusKinds } from "../vocabulary.ts";
import { organizations } from "./accounts.ts";

export const statuses = sqliteTable(
  "statuses",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    key: text().notNull(),
    name_pt: text().notNull(),
    name_en: text().notNull(),
    kind: text({ enum: statusKinds }).notNull(),
    /** How a bird of it is told in the register: what is gone by a word of the breeder's own is asked once. Triggers know the others. */
    movement: text({ enum: outKinds }),
    position: integer().notNull(),
  },
  (status) => [
    unique("statuses_in_organization").on(status.org_id, status.id),
    uniqueIndex("statuses_by_key").on(status.org_id, status.key),
    // Unique also so that SQLite can walk birds status by status without sorting them.
    uniqueIndex("statuses_by_position").on(status.org_id, status.position),
  ],
);
