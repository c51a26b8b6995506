import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { changeExpense, findExpense } from "./changing.ts";
import type { ExpenseConfirmed } from "./contract.ts";
import type { Expense } from "./expense-rows.ts";

/**
 * Confirms an expected expense, so that it counts: as it was expected, or with the day and amount it turned out to have,
 * paid that day unless said otherwise. Said twice it is confirmed once; one that counts already is `illegal_state` where it
 * would have to become another. An amount for one of several lines is refused.
 */
export async function confirmExpense(scope: Scope, id: string, input: ExpenseConfirmed): Promise<Expense> {
  const before = await findExpense(scope, id);
  const { on, cents, method, paid } = input;
  if (!before.is_expected) {
    const isSame = (on ?? before.on) === before.on && (cents ?? before.total_cents) === before.total_cents;
    if (isSame) return before;
    throw new Refusal("illegal_state", {}, { from: "confirmed" });
  }
  const [line, another] = before.lines;
  if (cents !== undefined && another) throw new Refusal("invalid", { cents: ["expenses.confirm.lines"] });
  const change = {
    version: before.version,
    paid,
    ...(method && { method }),
    ...(on !== undefined && { on }),
    ...(cents !== undefined && line && { lines: [{ ...line, cents }] }),
  };
  return changeExpense(scope, id, change, { confirms: before });
}
