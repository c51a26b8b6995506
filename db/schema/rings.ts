import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ringColourWords } from "../vocabulary.ts";
import { organizations } from "./accounts.ts";

/** Ring colours of a year where an organisation's federation differs from what is usual. */
export const ringColours = sqliteTable(
  "ring_colours",
  {
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    year: integer().notNull(),
    colour: text({ enum: ringColourWords }).notNull(),
  },
  (it) => [primaryKey({ columns: [it.org_id, it.year] })],
);
