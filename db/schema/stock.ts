import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moveKinds } from "#db/words/stock.ts";
import { users } from "./accounts.ts";
import { feedBookings } from "./feeding.ts";
import { courses } from "./health.ts";
import { pairs } from "./pairs.ts";
import { places } from "./places.ts";
import { saleLines } from "./sales.ts";
import { species } from "./species.ts";
import { items, lots } from "./stock-items.ts";

/** That somebody counted an item: what was there, and what ought to have been. */
export const counts = sqliteTable(
  "counts",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    item_id: text().notNull(),
    on_day: text().notNull(),
    counted: integer().notNull(),
    expected: integer().notNull(),
    why: text(),
    user_id: text(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("counts_in_organization").on(it.org_id, it.id),
    index("counts_by_item").on(it.org_id, it.item_id, it.on_day),
    foreignKey({ columns: [it.org_id, it.item_id], foreignColumns: [items.org_id, items.id] }),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }),
    check("counts_some", sql`counted >= 0`),
  ],
);

/** Every change of a stock, for ever as it was written: whatever was wrong is corrected by another that names it. */
export const stockMoves = sqliteTable(
  "stock_moves",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    item_id: text().notNull(),
    lot_id: text().notNull(),
    kind: text({ enum: moveKinds }).notNull(),
    /** In units of the item: what comes is positive, what leaves is negative. */
    quantity: integer().notNull(),
    on_day: text().notNull(),
    why: text(),
    /** The move that this one corrects. */
    corrects_id: text(),
    feed_booking_id: text(),
    count_id: text(),
    /** The dose, the line of a sale or the expense it was written with, which stand in rooms of their own. */
    dose_id: text(),
    sale_line_id: text(),
    expense_id: text(),
    /** What it was used for: its cost is a share of that one. */
    pair_id: text(),
    species_id: text(),
    place_id: text(),
    user_id: text(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("stock_moves_in_organization").on(it.org_id, it.id),
    index("stock_moves_by_item").on(it.org_id, it.item_id, it.on_day, it.id),
    index("stock_moves_by_lot").on(it.org_id, it.lot_id),
    index("stock_moves_by_day").on(it.org_id, it.on_day, it.id),
    uniqueIndex("stock_moves_corrected_once").on(it.org_id, it.corrects_id).where(sql`corrects_id IS NOT NULL`),
    index("stock_moves_by_booking").on(it.org_id, it.feed_booking_id).where(sql`feed_booking_id IS NOT NULL`),
    index("stock_moves_by_count").on(it.org_id, it.count_id).where(sql`count_id IS NOT NULL`),
    index("stock_moves_by_dose").on(it.org_id, it.dose_id).where(sql`dose_id IS NOT NULL`),
    index("stock_moves_by_sale_line").on(it.org_id, it.sale_line_id).where(sql`sale_line_id IS NOT NULL`),
    index("stock_moves_by_expense").on(it.org_id, it.expense_id).where(sql`expense_id IS NOT NULL`),
    index("stock_moves_by_pair").on(it.org_id, it.pair_id, it.on_day).where(sql`pair_id IS NOT NULL`),
    index("stock_moves_by_species").on(it.org_id, it.species_id).where(sql`species_id IS NOT NULL`),
    index("stock_moves_by_place").on(it.org_id, it.place_id).where(sql`place_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.item_id, it.lot_id], foreignColumns: [lots.org_id, lots.item_id, lots.id] }),
    foreignKey({ columns: [it.org_id, it.corrects_id], foreignColumns: [it.org_id, it.id] }),
    foreignKey({ columns: [it.org_id, it.feed_booking_id], foreignColumns: [feedBookings.org_id, feedBookings.id] }),
    foreignKey({ columns: [it.org_id, it.count_id], foreignColumns: [counts.org_id, counts.id] }),
    foreignKey({ columns: [it.org_id, it.pair_id], foreignColumns: [pairs.org_id, pairs.id] }),
    foreignKey({ columns: [it.org_id, it.species_id], foreignColumns: [species.org_id, species.id] }),
    foreignKey({ columns: [it.org_id, it.place_id], foreignColumns: [places.org_id, places.id] }),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }),
    check("stock_moves_some", sql`quantity <> 0`),
  ],
);

/** The lot that a course of medicine is taken from, and what leaves it with each dose, in units of its item. */
export const courseLots = sqliteTable(
  "course_lots",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    course_id: text().notNull(),
    lot_id: text().notNull(),
    quantity: integer().notNull(),
  },
  (it) => [
    unique("course_lots_in_organization").on(it.org_id, it.id),
    uniqueIndex("course_lots_by_course").on(it.org_id, it.course_id),
    index("course_lots_by_lot").on(it.org_id, it.lot_id),
    foreignKey({ columns: [it.org_id, it.course_id], foreignColumns: [courses.org_id, courses.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.lot_id], foreignColumns: [lots.org_id, lots.id] }),
    check("course_lots_some", sql`quantity > 0`),
  ],
);

/** What a line of a sale takes from the stock when it is delivered. */
export const saleLineItems = sqliteTable(
  "sale_line_items",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    sale_line_id: text().notNull(),
    item_id: text().notNull(),
    /** In units of the item. */
    quantity: integer().notNull(),
  },
  (it) => [
    unique("sale_line_items_in_organization").on(it.org_id, it.id),
    uniqueIndex("sale_line_items_by_line").on(it.org_id, it.sale_line_id),
    index("sale_line_items_by_item").on(it.org_id, it.item_id),
    foreignKey({ columns: [it.org_id, it.sale_line_id], foreignColumns: [saleLines.org_id, saleLines.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.item_id], foreignColumns: [items.org_id, items.id] }),
    check("sale_line_items_some", sql`quantity > 0`),
  ],
);
