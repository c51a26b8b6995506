import * as z from "zod";
import { counts, courseLots, stockMoves } from "#db/schema/stock.ts";
import { items, lots } from "#db/schema/stock-items.ts";
import { moveKinds, stockUnits } from "#db/words/stock.ts";
import { calendarDay } from "#worker/fields.ts";
import { archived } from "#worker/kit/archived.ts";
import { day, derived, empty, instant, oneOf, rowId, text, version, whole, word } from "#worker/kit/archived-fields.ts";
import { foldName } from "#worker/species/names.ts";
import { mostUnits } from "./contract.ts";

const anyUnits = whole(-mostUnits * 1000, mostUnits * 1000);

export const archivedItems = archived(items, {
  kind: "item",
  beside: "refused",
  worded: { unit: "audit.item.unit" },
  unread: ["name_key"],
  // Its moves come back, and triggers sum them up.
  left: ["balance"],
  row: z.strictObject({
    id: rowId,
    name: word,
    name_key: derived,
    category: word,
    unit: oneOf(stockUnits),
    pack_size: empty(whole(1, mostUnits)),
    minimum: whole(0, mostUnits),
    place_id: empty(rowId),
    supplier_id: empty(rowId),
    code: empty(word),
    species_id: empty(rowId),
    notes: text(8000),
    retired_at: empty(instant),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  returned: () => (row) => ({ name_key: foldName(row.name) }),
});

export const archivedLots = archived(lots, {
  kind: "lot",
  beside: "refused",
  left: ["balance"],
  row: z.strictObject({
    id: rowId,
    item_id: rowId,
    batch: empty(word),
    expires_on: day,
    on_day: calendarDay,
    quantity: whole(0, mostUnits * 1000),
    cents: empty(whole(0, 9_999_999_000)),
    vat_cents: whole(0, 9_999_999_000),
    currency: empty(z.string("fields.invalid").regex(/^[A-Z]{3}$/, "fields.invalid")),
    supplier_id: empty(rowId),
    created_at: instant,
  }),
});

export const archivedCounts = archived(counts, {
  kind: "count",
  beside: "refused",
  unread: ["user_id"],
  row: z.strictObject({
    id: rowId,
    item_id: rowId,
    on_day: calendarDay,
    counted: whole(0, mostUnits * 1000),
    expected: anyUnits,
    why: text(800),
    user_id: empty(rowId),
    created_at: instant,
  }),
  returned: (_rows, home) => (row) => ({ user_id: home.members.has(row.user_id ?? "") ? row.user_id : null }),
});

export const archivedMoves = archived(stockMoves, {
  kind: "stock_move",
  beside: "refused",
  follows: ["feed_bookings", "course_doses", "sale_lines", "expenses"],
  unread: ["user_id"],
  worded: { kind: "audit.stock_move.kind" },
  row: z.strictObject({
    id: rowId,
    item_id: rowId,
    lot_id: rowId,
    kind: oneOf(moveKinds),
    quantity: anyUnits.refine((units) => units !== 0, "fields.invalid"),
    on_day: calendarDay,
    why: text(800),
    corrects_id: empty(rowId),
    feed_booking_id: empty(rowId),
    count_id: empty(rowId),
    dose_id: empty(rowId),
    sale_line_id: empty(rowId),
    expense_id: empty(rowId),
    pair_id: empty(rowId),
    species_id: empty(rowId),
    place_id: empty(rowId),
    user_id: empty(rowId),
    created_at: instant,
  }),
  // The rows of other rooms that no foreign key names have other ids here.
  returned: (_rows, home) => (row) => ({
    user_id: home.members.has(row.user_id ?? "") ? row.user_id : null,
    dose_id: home.anywhere(row.dose_id ?? "") ?? null,
    sale_line_id: home.anywhere(row.sale_line_id ?? "") ?? null,
    expense_id: home.anywhere(row.expense_id ?? "") ?? null,
  }),
});

export const archivedCourseLots = archived(courseLots, {
  kind: "course_lot",
  beside: "refused",
  row: z.strictObject({ id: rowId, course_id: rowId, lot_id: rowId, quantity: whole(1, mostUnits) }),
  same: ({ course_id }) => course_id,
});
