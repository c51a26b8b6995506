import { sql } from "drizzle-orm";
import { check, customType, integer, real, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { organizations } from "./accounts.ts";

/** Days of incubation, ascending; kept as `5,10`. */
const dayList = customType<{ data: number[]; driverData: string }>({
  dataType: () => "text",
  toDriver: (days) => days.join(","),
  fromDriver: (text) => text.split(",").map(Number),
});

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
    /** Null is unknown. From this day on chicks hatch, and until `incubation_days_to`; without it, on this very day. */
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
    incubation_days_to: integer(),
    candling_days: dayList(),
    /** Days from one egg to the next. */
    lay_interval_days: integer(),
    /** The number of the egg from which the hen sits. */
    sits_from_egg: integer(),
    /** Days after the hatch; so is the weaning. */
    ring_days_from: integer(),
    ring_days_to: integer(),
    weaning_day: integer(),
    /** How much of its weight an egg loses until it is pipped, in %; null is 13. */
    weight_loss_pct: real(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull().default(""),
  },
  (kind) => [
    unique("species_in_organization").on(kind.org_id, kind.id),
    uniqueIndex("species_by_name").on(kind.org_id, kind.name_key),
    check(
      "species_incubation_span",
      sql`incubation_days_to IS NULL OR (incubation_days IS NOT NULL AND incubation_days <= incubation_days_to)`,
    ),
    check("species_candling_days", sql`candling_days IS NULL OR candling_days GLOB '[1-9]*'`),
    check(
      "species_laying",
      sql`(lay_interval_days IS NULL OR lay_interval_days > 0) AND (sits_from_egg IS NULL OR sits_from_egg > 0)`,
    ),
    check(
      "species_ring_span",
      sql`(ring_days_from IS NULL OR ring_days_from > 0) AND (ring_days_to IS NULL OR (ring_days_from IS NOT NULL AND ring_days_from <= ring_days_to))`,
    ),
    check(
      "species_weaning",
      sql`weaning_day IS NULL OR (weaning_day > 0 AND (ring_days_from IS NULL OR ifnull(ring_days_to, ring_days_from) < weaning_day))`,
    ),
  ],
);
