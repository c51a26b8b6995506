import { sql } from "drizzle-orm";
import { type NamedContact, namedContact } from "#worker/contacts/named-contact.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { lineRows, totalsOf } from "./amounts.ts";
import type { ExpenseDraft } from "./contract.ts";
import { birdsAreFree, linesWritten, sharesWritten } from "./detail-rows.ts";
import { currencyOf, type Expense, expenseRows, readingExpense, serializeExpense } from "./expense-rows.ts";
import { ownPaymentMade } from "./own-payment.ts";
import { partsSent, shareRows, strangersAmong, targetsAtHand } from "./share-rows.ts";

/**
 * Writes an expense with its lines and shares, and, unless it says otherwise, its payment on the same day, in one batch.
 * Refuses shares above it, ids that are not at hand, a bird that another expense has, and a day of a locked month.
 */
export async function addExpense(scope: Scope, draft: ExpenseDraft): Promise<Expense> {
  const { db, org_id, now, today } = scope;
  const id = await idFor(scope, "expense");
  const { category, on, due_on, notes, paid, method = "cash", currency } = draft;
  const on_day = on ?? today;
  refuseEarlyDue(on_day, due_on);
  refuseFuture(on_day, today);
  const lines = lineRows(draft.lines);
  const totals = totalsOf(lines);
  const parts = partsSent(draft.shares);
  const shares = shareRows(totals.total_cents, parts);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM expenses WHERE org_id = ${org_id} AND id = ${id})`;
  const isCurrency = currency === undefined ? sql`true` : sql`${currencyOf(scope)} = ${currency}`;
  const free = birdsAreFree(scope, lines, id);
  const may = sql`${isNew} AND ${isCurrency} AND ${targetsAtHand(scope, parts)} AND ${free}`;
  const contact: NamedContact = namedContact(scope, draft, { role: "supplier", when: may });
  const row = { category, on_day, due_on: paid ? null : due_on, notes, ...totals };
  // Said twice under one key, the second finds the row of another instant and writes nothing.
  const isMade = sql`EXISTS (SELECT 1 FROM expenses WHERE org_id = ${org_id} AND id = ${id} AND created_at = ${now} AND version = 1)`;
  const when = sql`${isMade} AND NOT EXISTS (SELECT 1 FROM expense_lines WHERE org_id = ${org_id} AND expense_id = ${id})`;
  const shareless = sql`${isMade} AND NOT EXISTS (SELECT 1 FROM expense_shares WHERE org_id = ${org_id} AND expense_id = ${id})`;
  const { made, found } = await batch(db, {
    ...contact.statements,
    ...expenseRows.insertion(scope, id, row as never, {
      sets: { contact_id: contact.id, currency: currencyOf(scope) },
      when: sql`${may} AND ${contact.isAtHand}`,
    }),
    ...(shares.length > 0 && { shares: sharesWritten(scope, shares, { expense_id: id, when: shareless }) }),
    ...(paid && ownPaymentMade(scope, id, { on: on_day, method, when: isMade })),
    lines: linesWritten(scope, lines, { expense_id: id, when }),
    found: readingExpense(scope, id),
  });
  const [kept] = found;
  if (!kept) throw await whyNot(scope, draft, { parts, isCurrency, isAtHand: contact.isAtHand, free });
  const isAnother = made.length === 0 && kept.version === 1 && !isSame(kept, row);
  if (isAnother) throw new Refusal("conflict", {}, { detail: "expenses.reused" });
  return serializeExpense(kept);
}

const isSame = (
  kept: { category: string; on_day: string; total_cents: number },
  row: { category: string; on_day: string; total_cents: number },
): boolean => kept.category === row.category && kept.on_day === row.on_day && kept.total_cents === row.total_cents;

/** Refuses a day that has not come: what is to come is expected, and does not count yet. */
export function refuseFuture(on_day: string, today: string): void {
  if (on_day > today) throw new Refusal("invalid", { on: ["expenses.on.future"] });
}

/** Refuses a day to be paid before the expense's own. */
export function refuseEarlyDue(on_day: string, due_on: string | null): void {
  if (due_on !== null && due_on < on_day) throw new Refusal("invalid", { due_on: ["expenses.due_on.early"] });
}

type Judged = {
  parts: Parameters<typeof strangersAmong>[1];
  isCurrency: NamedContact["isAtHand"];
  isAtHand: NamedContact["isAtHand"];
  free: NamedContact["isAtHand"];
};

/** Why a write was not done, where its row is as it was. */
export async function whyNot(
  scope: Scope,
  { contact_id }: { contact_id?: string | null | undefined },
  { parts, isCurrency, isAtHand, free }: Judged,
): Promise<Refusal> {
  const strangers = await strangersAmong(scope, parts);
  const [is] = await scope.db.all<Record<"currency" | "contact" | "free", 0 | 1>>(
    sql`SELECT ${isCurrency} AS currency, ${isAtHand} AS contact, ${free} AS free`,
  );
  if (contact_id && !is?.contact) strangers.contact_id = ["fields.unknown_id"];
  if (!is?.free) strangers.lines = ["expenses.lines.bird"];
  if (Object.keys(strangers).length > 0) return new Refusal("invalid", strangers);
  if (!is?.currency) return new Refusal("conflict", {}, { detail: "expenses.currency" });
  return new Refusal("conflict");
}
