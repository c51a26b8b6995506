import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { countedNames } from "../row-counts.ts";
import { organizations } from "./accounts.ts";

/** How many rows of the large tables stand in an organisation; kept true by the triggers of `../row-counts.ts`. */
export const rowCounts = sqliteTable(
  "row_counts",
  {
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    table_name: text({ enum: countedNames }).notNull(),
    /** The season of pairs and the bird of weights, for these end by it; '' where all of the organisation are one count. */
    key: text().notNull(),
    n: integer().notNull(),
  },
  (count) => [primaryKey({ columns: [count.org_id, count.table_name, count.key] })],
);
