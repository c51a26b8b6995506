import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { expenseRows } from "./expense-rows.ts";
import { hasOtherPayments, ownPaymentGone } from "./own-payment.ts";

/**
 * Deletes an expense with its lines, its shares, its receipt and the payment it wrote itself. Where it has others, which
 * somebody booked, it is a `conflict`: these are taken back first. `month_locked` where its month is.
 */
export async function removeExpense(scope: Scope, id: string): Promise<void> {
  const isFree = sql`NOT ${hasOtherPayments(scope, id)}`;
  const { line, gone } = expenseRows.removal(scope, id, { when: isFree });
  const done = await batch(scope.db, {
    line,
    own: ownPaymentGone(scope, id, isFree),
    gone,
    left: expenseRows.one(scope, id),
  });
  if (done.gone.length > 0) return;
  if (done.left.length === 0) throw new Refusal("missing");
  throw new Refusal("conflict", {}, { detail: "expenses.delete.paid" });
}
