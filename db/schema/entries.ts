import { index, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { entryKinds, entryOutcomes } from "../entry-kinds.ts";
import { organizations } from "./accounts.ts";

/** Who came in, left, or changed access. A trigger refuses every change; the clock alone removes. */
export const entries = sqliteTable(
  "entries",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** No reference: a line outlives whom it tells of. */
    user_id: text(),
    /** The key of theirs by which a program did it. */
    key_id: text(),
    at: text().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    outcome: text({ enum: entryOutcomes }).notNull(),
    /** The /24 or /48 it came from, never the whole address. */
    network: text().notNull(),
    /** A few words about it, never a secret. */
    details: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
  },
  (entry) => [
    unique("entries_in_organization").on(entry.org_id, entry.id),
    index("entries_by_time").on(entry.org_id, entry.at, entry.id),
    index("entries_by_age").on(entry.at),
  ],
);
