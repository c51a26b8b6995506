import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { PaymentMethod } from "#db/words/trade.ts";
import { audited } from "#worker/audit.ts";
import type { Scope } from "#worker/scope.ts";
import { isOwnPayment } from "./expense-rows.ts";

type Writer = Pick<Scope, "db" | "org_id" | "now"> & { user_id: string | null };

/** The payment of an expense that its own row writes, if there is one. */
const ownOf = (
  org_id: string,
  expense_id: string,
): SQL => sql`payments.org_id = ${org_id} AND payments.expense_id = ${expense_id}
  AND EXISTS (SELECT 1 FROM expenses WHERE expenses.org_id = ${org_id} AND expenses.id = ${expense_id} AND ${isOwnPayment})`;

/**
 * The statements that pay what an expense still owes, on a day; none where nothing is owed or its own payment is there. It
 * is made at the expense's own instant, by which it is known for its own (`isOwnPayment`).
 */
export function ownPaymentMade(
  scope: Writer,
  expense_id: string,
  { on, method, when }: { on: string; method: PaymentMethod; when: SQL },
) {
  const { db, org_id, now, user_id } = scope;
  const id = newId("payment");
  return {
    paid: db.run(sql`
      INSERT INTO payments (id, org_id, direction, kind, on_day, cents, currency, method, expense_id, user_id, created_at, updated_at)
      SELECT ${id}, ${org_id}, 'out', 'part', ${on}, expenses.total_cents - expenses.paid_cents, expenses.currency, ${method},
        ${expense_id}, ${user_id}, expenses.created_at, ${now}
      FROM expenses WHERE expenses.org_id = ${org_id} AND expenses.id = ${expense_id} AND expenses.is_expected = 0
        AND expenses.total_cents > expenses.paid_cents AND ${when}
        AND NOT EXISTS (SELECT 1 FROM payments WHERE payments.org_id = ${org_id} AND ${isOwnPayment})`),
    paid_line: audited(scope, {
      subject: "payment",
      subject_id: id,
      deed: "created",
      changes: { on_day: [null, on], expense_id: [null, expense_id] },
    }),
  };
}

/**
 * The statement that keeps an expense's own payment with it: where it paid all of the old total it pays all of the new one,
 * and where it was on the expense's day it stays on it. `SET` names only what differs, for a locked month refuses the rest.
 */
export function ownPaymentKept(
  { db, org_id, now }: Writer,
  expense_id: string,
  { before, after, when }: Record<"before" | "after", { on_day: string; total_cents: number }> & { when: SQL },
) {
  const day = before.on_day !== after.on_day;
  const total = before.total_cents !== after.total_cents;
  const own = sql`${ownOf(org_id, expense_id)} AND ${when}`;
  return {
    ...(total && {
      own_total: db.run(sql`UPDATE payments SET cents = ${after.total_cents}, version = version + 1, updated_at = ${now}
        WHERE ${own} AND cents = ${before.total_cents}`),
    }),
    ...(day && {
      own_day: db.run(sql`UPDATE payments SET on_day = ${after.on_day}, version = version + 1, updated_at = ${now}
        WHERE ${own} AND on_day = ${before.on_day}`),
    }),
  };
}

/** The statement that takes an expense's own payment back. */
export const ownPaymentGone = ({ db, org_id }: Writer, expense_id: string, when: SQL) =>
  db.run(sql`DELETE FROM payments WHERE ${ownOf(org_id, expense_id)} AND ${when}`);

/** Whether an expense has payments that it did not write itself. */
export const hasOtherPayments = ({ org_id }: Pick<Scope, "org_id">, expense_id: string): SQL => sql`EXISTS (
  SELECT 1 FROM payments CROSS JOIN expenses ON expenses.org_id = ${org_id} AND expenses.id = payments.expense_id
  WHERE payments.org_id = ${org_id} AND payments.expense_id = ${expense_id} AND NOT (${isOwnPayment}))`;
