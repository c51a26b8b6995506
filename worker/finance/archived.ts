import * as z from "zod";
import { monthLocks } from "#db/schema/payments.ts";
import { archived } from "#worker/kit/archived.ts";
import { empty, instant, rowId } from "#worker/kit/archived-fields.ts";

/** Months that are closed. They come back behind all that is written of their days. */
export const archivedMonthLocks = archived(monthLocks, {
  kind: "month",
  beside: "refused",
  follows: ["sales", "sale_lines", "sale_dues", "expenses", "expense_lines", "expense_shares", "payments"],
  unread: ["user_id"],
  row: z.strictObject({
    id: rowId,
    month: z.string("fields.invalid").regex(/^\d{4}-(0[1-9]|1[0-2])$/, "fields.invalid"),
    locked_at: instant,
    user_id: empty(rowId),
  }),
});
