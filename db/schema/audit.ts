import { foreignKey, index, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { events, subjects } from "../vocabulary.ts";
import { organizations, users } from "./accounts.ts";

/** Who changed what, when. What happens to birds is written by triggers, so that no way of writing gets past it. */
export const audit = sqliteTable(
  "audit",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    at: text().notNull(),
    /** Empty for the scheduled jobs, and for people who are gone. */
    user_id: text(),
    /** The key of theirs by which a program did it; no reference, for the line outlives it. */
    key_id: text(),
    subject: text({ enum: subjects }).notNull(),
    subject_id: text().notNull(),
    deed: text({ enum: events }).notNull(),
    /** Column to `[before, after]`, only of what changed. */
    changes: text({ mode: "json" }).$type<Record<string, [unknown, unknown]>>().notNull(),
    /** The import that did it: undoing it reads what stood before. */
    import_id: text(),
    /** When an archive brought the line; empty for what was written as it happened. */
    restored_at: text(),
    /** Who did it as the archive says, for nobody here vouches for it: a name, never one of the organisation's people. */
    author: text(),
  },
  (entry) => [
    unique("audit_in_organization").on(entry.org_id, entry.id),
    foreignKey({ columns: [entry.org_id, entry.user_id], foreignColumns: [users.org_id, users.id] }),
    index("audit_by_time").on(entry.org_id, entry.at, entry.id),
    index("audit_by_subject").on(entry.org_id, entry.subject_id, entry.at, entry.id),
    index("audit_by_import").on(entry.org_id, entry.import_id),
  ],
);
