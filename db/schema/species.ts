import { integer, real, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { organizations } from "./accounts.ts";

/** An organisation's own species; a copy of a catalogue entry or made by hand. */
export const species = sqliteTable(
  "species",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    common_name: text().notNull(),
    /** The name folded (NFKC, lower case, no accents): one species per name and organisation; imports match on it. */
    name_key: text().notNull(),
    /** Empty, as the group, for a species of which a file only gave the name. */
    latin_name: text().notNull(),
    group: text("species_group").notNull(),
    /** Null is unknown. */
    incubation_days: integer(),
    lockdown_days_before_hatch: integer(),
    humidity_start_pct: real(),
    humidity_lockdown_pct: real(),
    temperature_c: real(),
    turning_enabled: integer({ mode: "boolean" }).notNull().default(true),
    has_exception_profile: integer({ mode: "boolean" }).notNull().default(false),
    profile_notes: text(),
    catalogue_slug: text(),
    /** The inner diameter of the closed ring this breeder uses; the advice of the catalogue stands beside it. */
    ring_size_mm: real(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull().default(""),
  },
  (kind) => [
    unique("species_in_organization").on(kind.org_id, kind.id),
    uniqueIndex("species_by_name").on(kind.org_id, kind.name_key),
  ],
);
