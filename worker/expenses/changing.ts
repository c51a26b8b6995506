import { type SQL, sql } from "drizzle-orm";
import { type NamedContact, namedContact } from "#worker/contacts/named-contact.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import { refuseEarlyDue, refuseFuture, whyNot } from "./adding.ts";
import { inHundredths, type LineRow, lineRows, type StatedLine, totalsOf } from "./amounts.ts";
import type { ExpenseChange } from "./contract.ts";
import { birdsAreFree, linesWritten, sharesWritten } from "./detail-rows.ts";
import { currencyOf, type Expense, expenseRows, readingExpense, serializeExpense } from "./expense-rows.ts";
import { ownPaymentGone, ownPaymentKept, ownPaymentMade } from "./own-payment.ts";
import { statedParts } from "./share-parts.ts";
import { onNothing, type Part, partsSent, type ShareRow, shareRows, targetsAtHand } from "./share-rows.ts";

/** One expense; `missing` when it is another organisation's. */
export async function findExpense(scope: Scope, id: string): Promise<Expense> {
  const [row] = await readingExpense(scope, id);
  if (!row) throw new Refusal("missing");
  return serializeExpense(row);
}

/** What is said of a change beside the edit: that it confirms the expense, which was read for that already. */
type Confirming = { confirms?: Expense };

/**
 * Changes an expense, and with it what stands on its total and day: shares said as percentages or equal parts are worked out
 * anew, and its own payment goes along. Only what changesContact is written: a locked month lets notes be changed. Refused as a new
 * one is, and `stale` when somebody was quicker.
 */
export async function changeExpense(
  scope: Scope,
  id: string,
  change: ExpenseChange,
  { confirms: read }: Confirming = {},
): Promise<Expense> {
  const { db, org_id } = scope;
  const before = read ?? (await findExpense(scope, id));
  const confirms = read !== undefined;
  const { version = before.version } = change;
  if (version !== before.version) return replayed(scope, before, change);
  // What was bought for the stock is shared out by what is used of it.
  if (before.is_stocked && change.shares?.length) throw new Refusal("invalid", { shares: ["expenses.shares.stocked"] });
  const next = planned(before, change, confirms);
  const { lines, shares, fresh, columns, day } = next;
  const counts = confirms || (!before.is_expected && day !== before.on);
  if (counts) refuseFuture(day, scope.today);
  const names = change.contact_id !== undefined || change.contact_name !== undefined;
  // What was there already may have left since: only what is new is asked for.
  const free = birdsAreFree(scope, lines.fresh, id);
  const isCurrency = change.currency === undefined ? sql`true` : sql`${currencyOf(scope)} = ${change.currency}`;
  const isIt = sql`EXISTS (SELECT 1 FROM expenses WHERE org_id = ${org_id} AND id = ${id} AND version = ${version})`;
  const may = sql`${isCurrency} AND ${targetsAtHand(scope, fresh)} AND ${free}`;
  const contact: NamedContact = namedContact(scope, change, { role: "supplier", when: sql`${isIt} AND ${may}` });
  const changesContact = names && !isContactOf(before, change);
  const isDone = sql`EXISTS (SELECT 1 FROM expenses WHERE org_id = ${org_id} AND id = ${id} AND version = ${version + 1}
    AND updated_at = ${scope.now})`;
  const of = { expense_id: id, when: isDone };
  const edited = expenseRows.edit(scope, id, { ...columns, version } as never, {
    ...(changesContact && { sets: { contact_id: contact.id } }),
    when: sql`${may} AND ${names ? contact.isAtHand : sql`true`}`,
  });
  const { made, found } = await batch(db, {
    ...(changesContact && contact.statements),
    ...edited,
    ...(lines.differ && {
      lines_gone: db.run(sql`DELETE FROM expense_lines WHERE org_id = ${org_id} AND expense_id = ${id} AND ${isDone}`),
      lines: linesWritten(scope, lines.rows, of),
    }),
    ...(before.is_stocked && lines.differ && { lot: lotKept(scope, before, { totals: lines.totals, isDone }) }),
    ...(shares.differ && {
      shares_gone: db.run(
        sql`DELETE FROM expense_shares WHERE org_id = ${org_id} AND expense_id = ${id} AND ${isDone}`,
      ),
      ...(shares.rows.length > 0 && { shares: sharesWritten(scope, shares.rows, of) }),
    }),
    ...paying(scope, before, { change, day, total_cents: lines.totals.total_cents, isDone, confirms }),
    found: readingExpense(scope, id),
  });
  const [kept] = found;
  if (!kept) throw new Refusal("missing");
  if (made.length > 0) return serializeExpense(kept);
  // Of two who confirm at once the same amount, both have.
  const isConfirmed = confirms && !kept.is_expected && kept.total_cents === lines.totals.total_cents;
  if (isConfirmed && kept.on_day === day) return serializeExpense(kept);
  if (kept.version !== version) throw new Refusal("stale", {}, { current: serializeExpense(kept) });
  throw await whyNot(scope, change, { parts: fresh, isCurrency, isAtHand: contact.isAtHand, free });
}

/** The statement that keeps the price of what was bought with its expense, where it was that of the expense. */
const lotKept = (
  { db, org_id }: Scope,
  { id, total_cents }: Expense,
  { totals, isDone }: { totals: ReturnType<typeof totalsOf>; isDone: SQL },
) =>
  db.run(sql`UPDATE lots SET cents = ${totals.total_cents}, vat_cents = ${totals.vat_cents}
    WHERE org_id = ${org_id} AND cents = ${total_cents} AND ${isDone}
      AND id = (SELECT lot_id FROM stock_moves INDEXED BY stock_moves_by_expense
        WHERE org_id = ${org_id} AND expense_id = ${id} LIMIT 1)`);

/** The same edit under its Idempotency-Key has been done; any other of a version that has gone is `stale`. */
function replayed(scope: Scope, current: Expense, change: ExpenseChange): Expense {
  const isSame = change.on === undefined || change.on === current.on;
  if (scope.idempotency_key && isSame && current.version === (change.version ?? 0) + 1) return current;
  throw new Refusal("stale", {}, { current });
}

function isContactOf({ contact_id, contact_name }: Expense, change: ExpenseChange): boolean {
  if (change.contact_id) return change.contact_id === contact_id;
  return foldName(change.contact_name ?? "") === foldName(contact_name ?? "");
}

/** What an expense is to be after a change: only columns that differ are named. */
function planned(before: Expense, change: ExpenseChange, confirms: boolean) {
  const rows = lineRows(change.lines ?? before.lines);
  const totals = totalsOf(rows);
  const parts = partsAfter(before, change);
  const shares = shareRows(totals.total_cents, parts);
  const day = change.on ?? before.on;
  const due_on = change.due_on === undefined ? before.due_on : change.due_on;
  refuseEarlyDue(day, due_on);
  const wanted = {
    category: change.category,
    on_day: change.on,
    due_on: change.due_on,
    notes: change.notes,
    ...totals,
  };
  const was: Record<string, unknown> = { ...before, on_day: before.on };
  const differing = Object.entries(wanted).filter(([name, value]) => value !== undefined && value !== was[name]);
  return {
    lines: {
      rows,
      totals,
      fresh: rows.filter(({ bird_id }) => !before.lines.some((it) => it.bird_id === bird_id)),
      differ: change.lines !== undefined && !areAlike(rows, before),
    },
    shares: { rows: shares, differ: !sharesAlike(shares, before) },
    // In their places, by which a fault is named.
    fresh: parts.map((part) => (isKept(part, before) ? { ...part, ...onNothing } : part)),
    day,
    columns: {
      ...Object.fromEntries(differing),
      // One that is moved to another day is no longer that of its own, which the clock has made already.
      ...(day !== before.on && before.recurring_id !== null && { recurring_id: null }),
      ...(confirms && { is_expected: false }),
    },
  };
}

const isKept = (part: Part, { shares }: Expense): boolean =>
  shares.some(({ kind, target_id }) => kind !== null && part[`${kind}_id`] === target_id);

/** The parts of an expense after a change; those of what is gone stay where they are named. */
function partsAfter(before: Expense, { shares }: ExpenseChange): Part[] {
  if (shares !== undefined) return partsSent(shares);
  const stored = before.shares.map(({ pct, cents }) => ({ pct_bp: pct === null ? null : inHundredths(pct), cents }));
  const stated = statedParts(before.total_cents, stored);
  return before.shares.map(({ kind, target_id, name }, at) => ({
    ...onNothing,
    ...(kind && { [`${kind}_id`]: target_id }),
    text: kind ? null : name,
    pct_bp: stated[at]?.pct_bp ?? null,
    cents: stated[at]?.cents ?? null,
  }));
}

const lineKey = ({ text, cents, vat_pct, bird_id }: StatedLine): string =>
  JSON.stringify([text, cents, vat_pct, bird_id]);
const areAlike = (rows: readonly LineRow[], { lines }: Expense): boolean =>
  rows.map((it) => lineKey({ ...it, vat_pct: it.vat_bp / 100 })).join() === lines.map(lineKey).join();

function sharesAlike(rows: readonly ShareRow[], { shares }: Expense): boolean {
  const key = ({ text, pct_bp, cents, ...on }: ShareRow) =>
    JSON.stringify([Object.entries(on).filter(([name, it]) => name.endsWith("_id") && it), text, pct_bp, cents]);
  const stored = shares.map(({ kind, target_id, name, pct, cents }) => ({
    ...onNothing,
    ...(kind && { [`${kind}_id`]: target_id }),
    text: kind ? null : name,
    pct_bp: pct === null ? null : inHundredths(pct),
    cents,
  }));
  return rows.map(key).join() === stored.map(key).join();
}

type Paying = { change: ExpenseChange; day: string; total_cents: number; isDone: SQL; confirms: boolean };

/** What becomes of an expense's own payment. */
function paying(scope: Scope, before: Expense, { change, day, total_cents, isDone, confirms }: Paying): Statements {
  const { paid, method = "cash" } = change;
  if (before.is_expected && !confirms) return {};
  if (paid === false) return { own_gone: ownPaymentGone(scope, before.id, isDone) };
  const after = { on_day: day, total_cents };
  return {
    ...ownPaymentKept(scope, before.id, { before: { ...before, on_day: before.on }, after, when: isDone }),
    ...(paid && ownPaymentMade(scope, before.id, { on: day, method, when: isDone })),
  };
}
