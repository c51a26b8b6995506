import { sql } from "drizzle-orm";
import * as z from "zod";
import { bankColumns, bankLines, payments } from "#db/schema/payments.ts";
import { bankLineStates, paymentDirections, paymentKinds, paymentMethods } from "#db/words/trade.ts";
import { calendarDay } from "#worker/fields.ts";
import { archived } from "#worker/kit/archived.ts";
import { empty, instant, oneOf, rowId, text, version, whole, word } from "#worker/kit/archived-fields.ts";
import { mostCents } from "./contract.ts";

const currency = z.string("fields.invalid").regex(/^[A-Z]{3}$/, "fields.invalid");

export const archivedBankLines = archived(bankLines, {
  kind: "bank_line",
  beside: "refused",
  unread: ["file_id", "text_key", "nth"],
  worded: { state: "payments.line" },
  row: z.strictObject({
    id: rowId,
    file_id: rowId,
    file_name: word,
    taken_at: instant,
    on_day: calendarDay,
    cents: whole(-mostCents, mostCents),
    currency,
    text: z.string("fields.invalid").max(2000, "fields.long"),
    text_key: z.string("fields.invalid").max(2000, "fields.long"),
    nth: whole(0, 1_000_000),
    state: oneOf(bankLineStates),
  }),
  same: ({ on_day, cents, text_key, nth }) => `${on_day} ${cents} ${text_key} ${nth}`,
});

export const archivedBankColumns = archived(bankColumns, {
  kind: "bank_columns",
  beside: sql`ON CONFLICT DO NOTHING`,
  row: z.strictObject({
    id: rowId,
    headings: z.string("fields.invalid").max(2000, "fields.long"),
    columns: z.string("fields.invalid").max(2000, "fields.long"),
    used_at: instant,
  }),
  same: ({ headings }) => headings,
});

export const archivedPayments = archived(payments, {
  kind: "payment",
  beside: "refused",
  unread: ["user_id"],
  worded: { direction: "audit.payment.direction", kind: "audit.payment.kind", method: "audit.payment.method" },
  row: z.strictObject({
    id: rowId,
    direction: oneOf(paymentDirections),
    kind: oneOf(paymentKinds),
    on_day: calendarDay,
    cents: whole(1, mostCents),
    currency,
    method: oneOf(paymentMethods),
    sale_id: empty(rowId),
    expense_id: empty(rowId),
    contact_id: empty(rowId),
    bank_line_id: empty(rowId),
    notes: text(8000),
    user_id: empty(rowId),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  fault(rows) {
    const two = rows.find(({ sale_id, expense_id }) => sale_id !== null && expense_id !== null);
    return two && { key: "payments.row.two", values: { day: two.on_day } };
  },
});
