import { foreignKey, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { organizations } from "./accounts.ts";
import { species } from "./species.ts";

/** What became of each species' eggs in an organisation; kept true by the triggers of `../hatch-records.ts`. */
export const hatchRecords = sqliteTable(
  "hatch_records",
  {
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    species_id: text().notNull(),
    /** Eggs that were ever found fertile, those still open too; and those that were clear. */
    fertile: integer().notNull(),
    clear: integer().notNull(),
    /** Of the fertile that came to their end. */
    hatched: integer().notNull(),
    lost: integer().notNull(),
  },
  (record) => [
    primaryKey({ columns: [record.org_id, record.species_id] }),
    foreignKey({ columns: [record.org_id, record.species_id], foreignColumns: [species.org_id, species.id] }).onDelete(
      "cascade",
    ),
  ],
);
