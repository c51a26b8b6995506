import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  real,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { ringMarkStates } from "#db/words/stock.ts";
import { ringColourWords } from "../vocabulary.ts";
import { organizations, users } from "./accounts.ts";

/** Rings that were ordered: which numbers of which pattern. A number is used when a bird bears it, whoever wrote that. */
export const ringSeries = sqliteTable(
  "ring_series",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    federation: text(),
    breeder_code: text(),
    /** How a ring reads, such as `FOP R481 {yy} {nnn}`: as many digits as n. */
    pattern: text().notNull(),
    year: integer().notNull(),
    size_mm: real().notNull(),
    colour: text({ enum: ringColourWords }),
    first_number: integer().notNull(),
    last_number: integer().notNull(),
    /** What stands before and behind the number, as keys of rings: two series that agree in both may not overlap. */
    head_key: text().notNull(),
    tail_key: text().notNull(),
    notes: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("ring_series_in_organization").on(it.org_id, it.id),
    index("ring_series_by_year").on(it.org_id, it.year, it.size_mm, it.id),
    check("ring_series_span", sql`first_number >= 0 AND last_number - first_number BETWEEN 0 AND 9999`),
    check("ring_series_size", sql`size_mm > 0`),
  ],
);

/** What became of a number that no bird wears. */
export const ringMarks = sqliteTable(
  "ring_marks",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    ring_series_id: text().notNull(),
    number: integer().notNull(),
    state: text({ enum: ringMarkStates }).notNull(),
    on_day: text().notNull(),
    why: text(),
    user_id: text(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("ring_marks_in_organization").on(it.org_id, it.id),
    uniqueIndex("ring_marks_by_number").on(it.org_id, it.ring_series_id, it.number),
    foreignKey({
      columns: [it.org_id, it.ring_series_id],
      foreignColumns: [ringSeries.org_id, ringSeries.id],
    }).onDelete("cascade"),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }),
  ],
);
