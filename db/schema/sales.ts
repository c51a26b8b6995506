import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { seriesKeys } from "#db/words/legal.ts";
import { saleStates } from "#db/words/trade.ts";
import { vatRegimes } from "../vocabulary.ts";
import { organizations } from "./accounts.ts";
import { birds } from "./birds.ts";
import { contacts } from "./contacts.ts";

/** Amounts are minor units of the sale's currency; prices contain VAT. */
export const sales = sqliteTable(
  "sales",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** `V-2027/0001` since it left the draft. */
    number: text(),
    state: text({ enum: saleStates }).notNull(),
    /** Null: whoever it was, a final consumer. */
    contact_id: text(),
    /** Name, address and tax number as they were when it got its number: what the law wants kept, as JSON. */
    buyer: text(),
    /** Days of its states. */
    begun_on: text().notNull(),
    reserved_on: text(),
    sold_on: text(),
    delivered_on: text(),
    cancelled_on: text(),
    /** ISO 4217. */
    currency: text().notNull(),
    vat_regime: text({ enum: vatRegimes }).notNull(),
    total_cents: integer().notNull().default(0),
    net_cents: integer().notNull().default(0),
    vat_cents: integer().notNull().default(0),
    /** What of it came back with its birds. */
    returned_cents: integer().notNull().default(0),
    /** Payments in less those given back; triggers keep it. */
    paid_cents: integer().notNull().default(0),
    notes: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("sales_in_organization").on(it.org_id, it.id),
    uniqueIndex("sales_by_number").on(it.org_id, it.number).where(sql`number IS NOT NULL`),
    index("sales_by_day").on(it.org_id, it.begun_on, it.id),
    index("sales_by_state").on(it.org_id, it.state, it.begun_on, it.id),
    // What a month came to is read from the index alone.
    index("sales_by_delivery")
      .on(it.org_id, it.delivered_on, it.id, it.currency, it.contact_id, it.net_cents, it.vat_cents)
      .where(sql`delivered_on IS NOT NULL`),
    // What is still to be paid, and what was paid beyond what is owed: a few of very many.
    index("sales_owed")
      .on(it.org_id, it.id)
      .where(sql`paid_cents < CASE WHEN state IN ('sold', 'delivered') THEN total_cents - returned_cents ELSE 0 END`),
    index("sales_overpaid")
      .on(it.org_id, it.id)
      .where(sql`paid_cents > CASE WHEN state = 'cancelled' THEN 0 ELSE total_cents - returned_cents END`),
    index("sales_by_contact").on(it.org_id, it.contact_id, it.begun_on).where(sql`contact_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.contact_id], foreignColumns: [contacts.org_id, contacts.id] }),
    check("sales_numbered", sql`(number IS NULL) = (state = 'draft')`),
    check("sales_sum", sql`total_cents = net_cents + vat_cents AND total_cents >= 0`),
  ],
);

/** A bird or a good of a sale, with the sums that its prices came to. */
export const saleLines = sqliteTable(
  "sale_lines",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    sale_id: text().notNull(),
    position: integer().notNull(),
    /** A trigger forgets an erased bird, whose text stays. */
    bird_id: text(),
    /** Species, ring, sex, birth, papers as they were: what the receipt says. */
    text: text().notNull(),
    /** Thousandths: 2.5 kg are 2500. */
    quantity_milli: integer().notNull(),
    unit_cents: integer().notNull(),
    /** A discount in hundredths of a percent, or as an amount; never both. */
    discount_bp: integer().notNull().default(0),
    discount_cents: integer().notNull().default(0),
    /** Hundredths of a percent: 23 % are 2300. */
    vat_bp: integer().notNull(),
    total_cents: integer().notNull(),
    net_cents: integer().notNull(),
    vat_cents: integer().notNull(),
    /** The day it came back. */
    returned_on: text(),
    /** Whether its sale holds the bird: of two living sales a bird is in one. */
    is_living: integer({ mode: "boolean" }).notNull().default(false),
    /** The status that the bird had before it was reserved, and since when. */
    status_before_id: text(),
    status_before_since: text(),
  },
  (it) => [
    unique("sale_lines_in_organization").on(it.org_id, it.id),
    index("sale_lines_by_sale").on(it.org_id, it.sale_id, it.position),
    uniqueIndex("sale_lines_living").on(it.org_id, it.bird_id).where(sql`is_living = 1 AND bird_id IS NOT NULL`),
    index("sale_lines_by_bird").on(it.org_id, it.bird_id).where(sql`bird_id IS NOT NULL`),
    index("sale_lines_returned").on(it.org_id, it.returned_on).where(sql`returned_on IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.sale_id], foreignColumns: [sales.org_id, sales.id] }).onDelete("cascade"),
    foreignKey({ columns: [it.org_id, it.bird_id], foreignColumns: [birds.org_id, birds.id] }),
    check("sale_lines_sum", sql`total_cents = net_cents + vat_cents AND total_cents >= 0 AND quantity_milli > 0`),
    check("sale_lines_discount", sql`discount_bp BETWEEN 0 AND 10000 AND (discount_bp = 0 OR discount_cents = 0)`),
  ],
);

/** When a part of a sale is to be paid: a deposit, an instalment. Without any all is due on delivery. */
export const saleInstalments = sqliteTable(
  "sale_dues",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    sale_id: text().notNull(),
    on_day: text().notNull(),
    cents: integer().notNull(),
  },
  (it) => [
    unique("sale_dues_in_organization").on(it.org_id, it.id),
    uniqueIndex("sale_dues_by_sale").on(it.org_id, it.sale_id, it.on_day),
    foreignKey({ columns: [it.org_id, it.sale_id], foreignColumns: [sales.org_id, sales.id] }).onDelete("cascade"),
    check("sale_dues_some", sql`cents > 0`),
  ],
);

/** The last number of each series and year: counted in the write that gives it, so that none is left out. */
export const series = sqliteTable(
  "series",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    key: text({ enum: seriesKeys }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (it) => [
    unique("series_in_organization").on(it.org_id, it.id),
    uniqueIndex("series_by_year").on(it.org_id, it.key, it.year),
  ],
);
