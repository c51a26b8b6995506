import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { recurringUnits } from "#db/words/trade.ts";
import { organizations } from "./accounts.ts";
import { birds } from "./birds.ts";
import { contacts } from "./contacts.ts";
import { incubators } from "./incubators.ts";
import { pairs } from "./pairs.ts";
import { places } from "./places.ts";
import { species } from "./species.ts";

/** What comes again: the clock makes each an expected expense, and whoever pays it confirms it. */
export const recurringExpenses = sqliteTable(
  "recurring_expenses",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** One of `expenseCategories`, or the breeder's own word. */
    category: text().notNull(),
    contact_id: text(),
    text: text(),
    cents: integer().notNull(),
    vat_bp: integer().notNull().default(0),
    every_unit: text({ enum: recurringUnits }).notNull(),
    every_n: integer().notNull().default(1),
    /** The first of its days, by which the later ones are counted. */
    first_on: text().notNull(),
    /** The next day that is still to be made. Null when it is over. */
    next_on: text(),
    until_on: text(),
    /** Parts on species, pairs and the like, as JSON, for each that is made. */
    shares: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("recurring_expenses_in_organization").on(it.org_id, it.id),
    // The clock looks for those that have come.
    index("recurring_expenses_next").on(it.next_on).where(sql`next_on IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.contact_id], foreignColumns: [contacts.org_id, contacts.id] }),
    check("recurring_expenses_some", sql`cents > 0 AND every_n > 0`),
  ],
);

/** Amounts are minor units of the expense's currency, VAT within. */
export const expenses = sqliteTable(
  "expenses",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** One of `expenseCategories`, or the breeder's own word. */
    category: text().notNull(),
    contact_id: text(),
    on_day: text().notNull(),
    /** The day it is to be paid; null is its own day. */
    due_on: text(),
    currency: text().notNull(),
    total_cents: integer().notNull(),
    net_cents: integer().notNull(),
    vat_cents: integer().notNull(),
    /** Payments out less those that came back; triggers keep it. */
    paid_cents: integer().notNull().default(0),
    /** Made by the clock and not yet confirmed: it counts in no total. */
    is_expected: integer({ mode: "boolean" }).notNull().default(false),
    /** It bought stock: it stands in the result of its day, and what is used of it is what is spread. */
    is_stocked: integer({ mode: "boolean" }).notNull().default(false),
    recurring_id: text(),
    notes: text(),
    /** Where the receipt lies in the storage; a trigger names what it lay under before in `lost_files`. */
    file_key: text(),
    file_name: text(),
    file_type: text({ enum: ["application/pdf", "image/jpeg", "image/png", "image/webp"] }),
    file_bytes: integer(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("expenses_in_organization").on(it.org_id, it.id),
    // What a month came to is read from the index alone.
    index("expenses_by_day").on(
      ...([it.org_id, it.on_day, it.id, it.is_expected, it.currency, it.category, it.contact_id] as const),
      ...([it.total_cents, it.net_cents, it.vat_cents] as const),
    ),
    index("expenses_by_category").on(it.org_id, it.category, it.on_day),
    index("expenses_by_contact").on(it.org_id, it.contact_id, it.on_day).where(sql`contact_id IS NOT NULL`),
    index("expenses_owed").on(it.org_id, it.id).where(sql`is_expected = 0 AND total_cents > paid_cents`),
    index("expenses_overpaid").on(it.org_id, it.id).where(sql`paid_cents > total_cents`),
    index("expenses_expected").on(it.org_id, it.on_day, it.id).where(sql`is_expected = 1`),
    uniqueIndex("expenses_by_recurring").on(it.org_id, it.recurring_id, it.on_day).where(sql`recurring_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.contact_id], foreignColumns: [contacts.org_id, contacts.id] }),
    foreignKey({
      columns: [it.org_id, it.recurring_id],
      foreignColumns: [recurringExpenses.org_id, recurringExpenses.id],
    }),
    check("expenses_sum", sql`total_cents = net_cents + vat_cents AND total_cents >= 0`),
    check("expenses_file", sql`(file_key IS NULL) = (file_type IS NULL) AND (file_key IS NULL) = (file_bytes IS NULL)`),
  ],
);

export const expenseLines = sqliteTable(
  "expense_lines",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    expense_id: text().notNull(),
    position: integer().notNull(),
    text: text(),
    cents: integer().notNull(),
    /** Hundredths of a percent: 23 % are 2300. */
    vat_bp: integer().notNull(),
    net_cents: integer().notNull(),
    vat_cents: integer().notNull(),
    /** The bird that was bought: once. A trigger forgets an erased one. */
    bird_id: text(),
  },
  (it) => [
    unique("expense_lines_in_organization").on(it.org_id, it.id),
    index("expense_lines_by_expense").on(it.org_id, it.expense_id, it.position),
    uniqueIndex("expense_lines_by_bird").on(it.org_id, it.bird_id).where(sql`bird_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.expense_id], foreignColumns: [expenses.org_id, expenses.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.bird_id], foreignColumns: [birds.org_id, birds.id] }),
    check("expense_lines_sum", sql`cents = net_cents + vat_cents AND cents >= 0`),
  ],
);

/** The part of an expense that is on one species, pair, bird, place or machine; what is not shared out is on all birds. */
export const expenseShares = sqliteTable(
  "expense_shares",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    expense_id: text().notNull(),
    position: integer().notNull(),
    species_id: text(),
    pair_id: text(),
    bird_id: text(),
    place_id: text(),
    incubator_id: text(),
    /** What it is on was called so when that went. */
    text: text(),
    /** Hundredths of a percent, where it was given so; the amount it came to stands beside. */
    pct_bp: integer(),
    cents: integer().notNull(),
  },
  (it) => [
    unique("expense_shares_in_organization").on(it.org_id, it.id),
    index("expense_shares_by_expense").on(it.org_id, it.expense_id, it.position),
    index("expense_shares_by_species").on(it.org_id, it.species_id).where(sql`species_id IS NOT NULL`),
    index("expense_shares_by_pair").on(it.org_id, it.pair_id).where(sql`pair_id IS NOT NULL`),
    index("expense_shares_by_bird").on(it.org_id, it.bird_id).where(sql`bird_id IS NOT NULL`),
    index("expense_shares_by_place").on(it.org_id, it.place_id).where(sql`place_id IS NOT NULL`),
    index("expense_shares_by_incubator").on(it.org_id, it.incubator_id).where(sql`incubator_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.expense_id], foreignColumns: [expenses.org_id, expenses.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.species_id], foreignColumns: [species.org_id, species.id] }),
    foreignKey({ columns: [it.org_id, it.pair_id], foreignColumns: [pairs.org_id, pairs.id] }),
    foreignKey({ columns: [it.org_id, it.bird_id], foreignColumns: [birds.org_id, birds.id] }),
    foreignKey({ columns: [it.org_id, it.place_id], foreignColumns: [places.org_id, places.id] }),
    foreignKey({ columns: [it.org_id, it.incubator_id], foreignColumns: [incubators.org_id, incubators.id] }),
    check(
      "expense_shares_on_one",
      sql`(species_id IS NOT NULL) + (pair_id IS NOT NULL) + (bird_id IS NOT NULL) + (place_id IS NOT NULL) + (incubator_id IS NOT NULL) <= 1`,
    ),
    check("expense_shares_some", sql`cents >= 0`),
  ],
);
