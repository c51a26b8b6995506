import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { stockUnits } from "#db/words/stock.ts";
import { organizations } from "./accounts.ts";
import { contacts } from "./contacts.ts";
import { places } from "./places.ts";
import { species } from "./species.ts";

const inOrganization = () =>
  text()
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" });

/** What is kept on the shelf, counted in whole grams, millilitres or pieces. */
export const items = sqliteTable(
  "items",
  {
    id: text().primaryKey(),
    org_id: inOrganization(),
    name: text().notNull(),
    /** The name folded, by which it is found and ordered. */
    name_key: text().notNull(),
    /** One of `itemCategories`, or the breeder's own word. */
    category: text().notNull(),
    unit: text({ enum: stockUnits }).notNull(),
    /** So much one pack holds, in units; null where it comes in no packs. */
    pack_size: integer(),
    /** Below so much, in units, it is told; 0 is never. */
    minimum: integer().notNull().default(0),
    place_id: text(),
    /** Who it is usually bought from. */
    supplier_id: text(),
    /** What the packet or the supplier calls it. */
    code: text(),
    species_id: text(),
    notes: text(),
    /** The sum of its moves; triggers keep it. A feed round may take it below 0. */
    balance: integer().notNull().default(0),
    /** Since when (ISO) it is bought no more; its moves stay. */
    retired_at: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("items_in_organization").on(it.org_id, it.id),
    index("items_by_name").on(it.org_id, it.name_key, it.id),
    index("items_by_place").on(it.org_id, it.place_id).where(sql`place_id IS NOT NULL`),
    index("items_by_supplier").on(it.org_id, it.supplier_id).where(sql`supplier_id IS NOT NULL`),
    index("items_by_species").on(it.org_id, it.species_id).where(sql`species_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.place_id], foreignColumns: [places.org_id, places.id] }),
    foreignKey({ columns: [it.org_id, it.supplier_id], foreignColumns: [contacts.org_id, contacts.id] }),
    foreignKey({ columns: [it.org_id, it.species_id], foreignColumns: [species.org_id, species.id] }),
    check("items_whole", sql`minimum >= 0 AND (pack_size IS NULL OR pack_size > 0)`),
  ],
);

/** What came at once and runs out on one day, with what it cost. */
export const lots = sqliteTable(
  "lots",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    item_id: text().notNull(),
    batch: text(),
    expires_on: text(),
    /** The day it came. */
    on_day: text().notNull(),
    /** What came, in units of the item. */
    quantity: integer().notNull(),
    /** What all of it cost, VAT within, in minor units; null where nobody knows. */
    cents: integer(),
    /** What of it is VAT. */
    vat_cents: integer().notNull().default(0),
    currency: text(),
    supplier_id: text(),
    /** The sum of its moves; triggers keep it. */
    balance: integer().notNull().default(0),
    created_at: text().notNull(),
  },
  (it) => [
    unique("lots_in_organization").on(it.org_id, it.id),
    unique("lots_of_item").on(it.org_id, it.item_id, it.id),
    // What expires first is used first, undated last, else the older.
    index("lots_in_use").on(it.org_id, it.item_id, it.expires_on, it.on_day, it.id).where(sql`balance <> 0`),
    index("lots_by_expiry").on(it.org_id, it.expires_on, it.id).where(sql`balance > 0 AND expires_on IS NOT NULL`),
    index("lots_by_supplier").on(it.org_id, it.supplier_id).where(sql`supplier_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.item_id], foreignColumns: [items.org_id, items.id] }),
    foreignKey({ columns: [it.org_id, it.supplier_id], foreignColumns: [contacts.org_id, contacts.id] }),
    check("lots_some", sql`quantity >= 0 AND (cents IS NULL OR cents >= 0) AND (cents IS NULL) = (currency IS NULL)`),
    check("lots_vat", sql`vat_cents BETWEEN 0 AND ifnull(cents, 0)`),
    check("lots_expiry", sql`expires_on IS NULL OR expires_on >= on_day`),
  ],
);
