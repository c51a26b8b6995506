import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { bankLineStates, paymentDirections, paymentKinds, paymentMethods } from "#db/words/trade.ts";
import { organizations, users } from "./accounts.ts";
import { contacts } from "./contacts.ts";
import { expenses } from "./expenses.ts";
import { sales } from "./sales.ts";

/** A line of a bank's file, once however often its file comes. */
export const bankLines = sqliteTable(
  "bank_lines",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** The file it first came with, by which all of it is taken back. */
    file_id: text().notNull(),
    file_name: text().notNull(),
    taken_at: text().notNull(),
    on_day: text().notNull(),
    /** What came is positive, what went negative; minor units. */
    cents: integer().notNull(),
    currency: text().notNull(),
    text: text().notNull(),
    /** Its text folded, and which it is of those alike in day, amount and text: by these it is known again. */
    text_key: text().notNull(),
    nth: integer().notNull(),
    state: text({ enum: bankLineStates }).notNull().default("open"),
  },
  (it) => [
    unique("bank_lines_in_organization").on(it.org_id, it.id),
    uniqueIndex("bank_lines_once").on(it.org_id, it.on_day, it.cents, it.text_key, it.nth),
    // With the state, so that what is left of each file is counted in the index alone.
    index("bank_lines_by_file").on(it.org_id, it.file_id, it.state),
    index("bank_lines_open").on(it.org_id, it.on_day, it.id).where(sql`state = 'open'`),
  ],
);

/** How the columns of a bank's files are read, by their headings. */
export const bankColumns = sqliteTable(
  "bank_columns",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    headings: text().notNull(),
    /** As JSON. */
    columns: text().notNull(),
    used_at: text().notNull(),
  },
  (it) => [
    unique("bank_columns_in_organization").on(it.org_id, it.id),
    uniqueIndex("bank_columns_by_headings").on(it.org_id, it.headings),
  ],
);

/** Money that came or went; minor units of its currency. */
export const payments = sqliteTable(
  "payments",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    direction: text({ enum: paymentDirections }).notNull(),
    kind: text({ enum: paymentKinds }).notNull(),
    on_day: text().notNull(),
    cents: integer().notNull(),
    currency: text().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    sale_id: text(),
    expense_id: text(),
    /** Whose it is where it is for neither: their credit. */
    contact_id: text(),
    bank_line_id: text(),
    notes: text(),
    user_id: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("payments_in_organization").on(it.org_id, it.id),
    // What a month came to is read from the index alone.
    index("payments_by_day").on(it.org_id, it.on_day, it.id, it.currency, it.direction, it.cents),
    index("payments_by_sale").on(it.org_id, it.sale_id).where(sql`sale_id IS NOT NULL`),
    index("payments_by_expense").on(it.org_id, it.expense_id).where(sql`expense_id IS NOT NULL`),
    index("payments_by_contact").on(it.org_id, it.contact_id).where(sql`contact_id IS NOT NULL`),
    index("payments_by_bank_line").on(it.org_id, it.bank_line_id).where(sql`bank_line_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.sale_id], foreignColumns: [sales.org_id, sales.id] }),
    foreignKey({ columns: [it.org_id, it.expense_id], foreignColumns: [expenses.org_id, expenses.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.contact_id], foreignColumns: [contacts.org_id, contacts.id] }),
    foreignKey({ columns: [it.org_id, it.bank_line_id], foreignColumns: [bankLines.org_id, bankLines.id] }),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }),
    check("payments_some", sql`cents > 0`),
    check("payments_for_one", sql`sale_id IS NULL OR expense_id IS NULL`),
  ],
);

/** Months that are closed: triggers refuse whatever would be written of a day in one. */
export const monthLocks = sqliteTable(
  "month_locks",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** `YYYY-MM`. */
    month: text().notNull(),
    locked_at: text().notNull(),
    user_id: text(),
  },
  (it) => [
    unique("month_locks_in_organization").on(it.org_id, it.id),
    uniqueIndex("month_locks_by_month").on(it.org_id, it.month),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }),
  ],
);
