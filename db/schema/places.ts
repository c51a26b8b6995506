import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  foreignKey,
  index,
  integer,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { placeKinds } from "../vocabulary.ts";
import { organizations } from "./accounts.ts";

/** Where birds live: site → room → bank → cage or aviary. */
export const places = sqliteTable(
  "places",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    parent_id: text(),
    kind: text({ enum: placeKinds }).notNull(),
    name: text().notNull(),
    /** The name folded: one place per name under the same parent; imports match on it. */
    name_key: text().notNull(),
    /** How many birds fit; null is not said. More are warned about, never refused. */
    capacity: integer(),
    position: integer().notNull().default(0),
    notes: text(),
    /** Where it is, of a site. */
    address: text(),
    postal_code: text(),
    locality: text(),
    district: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (place) => [
    unique("places_in_organization").on(place.org_id, place.id),
    uniqueIndex("places_by_name").on(place.org_id, sql`ifnull(parent_id, '')`, place.name_key),
    foreignKey({
      columns: [place.org_id, place.parent_id],
      foreignColumns: [place.org_id, place.id] as [AnySQLiteColumn, AnySQLiteColumn],
    }),
    index("places_by_parent").on(place.org_id, place.parent_id, place.position),
    index("places_sites").on(place.org_id, place.name_key).where(sql`kind = 'site'`),
    check("places_own_parent", sql`parent_id IS NULL OR parent_id <> id`),
    check("places_capacity", sql`capacity IS NULL OR capacity > 0`),
  ],
);
