import { type SQL, sql } from "drizzle-orm";
import { expenses } from "#db/schema/expenses.ts";
import type { StockUnit } from "#db/words/stock.ts";
import {
  type PaymentDirection,
  type PaymentKind,
  type PaymentMethod,
  type ShareKind,
  shareKinds,
} from "#db/words/trade.ts";
import { rowsOf } from "#worker/kit/rows.ts";
import type { Scope } from "#worker/scope.ts";

export type ExpenseRow = typeof expenses.$inferSelect;

/** The organisation's expenses. */
export const expenseRows = rowsOf({
  table: expenses,
  id: "expense",
  subject: "expense",
  hidden: [],
  order: expenses.on_day,
  auditNames: { made: ["category", "total_cents"], gone: ["category", "total_cents"] },
  messages: { in_use: "expenses.delete.paid", reused: "expenses.reused" },
});

/** The currency of an organisation's accounts, for the rows that keep it. */
export const currencyOf = ({ org_id }: Pick<Scope, "org_id">): SQL =>
  sql`(SELECT currency FROM organizations WHERE id = ${org_id})`;

type Line = {
  id: string;
  text: string | null;
  cents: number;
  vat_pct: number;
  net_cents: number;
  vat_cents: number;
  bird_id: string | null;
  /** The bird's ring, where it is at hand. */
  ring: string | null;
};
type Share = {
  id: string;
  /** What it is on; null where that is gone, and only its name is left. */
  kind: ShareKind | null;
  target_id: string | null;
  name: string | null;
  pct: number | null;
  cents: number;
};
type Payment = {
  id: string;
  on: string;
  cents: number;
  method: PaymentMethod;
  direction: PaymentDirection;
  kind: PaymentKind;
  /** Written by the expense itself, and taken along with it. */
  is_own: 0 | 1;
};

/** What of the stock it bought; `came` is less or more than was booked where somebody corrected it, in units of the item. */
type Stocked = { item_id: string; name: string; unit: StockUnit; came: number; is_corrected: boolean };

/** What is read of an expense beside its row; lists as JSON. */
type Read = ExpenseRow & {
  stocked: string | null;
  contact_name: string | null;
  head_id: string | null;
  lines: string;
  shares: string;
  payments: string;
};

/**
 * The payment that an expense wrote of itself, by its row: both were made at one instant, which no other payment of it
 * shares, and which an archive keeps. One that a line of the bank was booked to has become the bank's.
 */
export const isOwnPayment = sql.raw(
  "payments.expense_id = expenses.id AND payments.created_at = expenses.created_at AND payments.bank_line_id IS NULL",
);

const named: Record<ShareKind, { table: string; column: string }> = {
  species: { table: "species", column: "common_name" },
  pair: { table: "pairs", column: "number" },
  bird: { table: "birds", column: "identifier" },
  place: { table: "places", column: "name" },
  incubator: { table: "incubators", column: "name" },
};

/** Of a row with the columns of a share: what it is on as JSON, kind, id and name; of what is gone the name alone. */
export const namesOfTargets = (row: string): SQL => {
  const cases = shareKinds.map((kind) => {
    const { table, column } = named[kind];
    const name = `(SELECT ${column} FROM ${table} WHERE org_id = ${row}.org_id AND id = ${row}.${kind}_id)`;
    return `WHEN ${row}.${kind}_id IS NOT NULL THEN json_array('${kind}', ${row}.${kind}_id, ${name})`;
  });
  return sql.raw(`CASE ${cases.join(" ")} ELSE json_array(NULL, NULL, ${row}.text) END`);
};

/** The statement that reads one expense as its page tells it. */
export const readingExpense = ({ db, org_id }: Scope, id: string) =>
  db.all<Read>(sql`SELECT expenses.*, head.name AS contact_name, head.id AS head_id,
    (SELECT json_group_array(json_array(it.id, it.text, it.cents, it.vat_bp, it.net_cents, it.vat_cents, it.bird_id,
        (SELECT identifier FROM birds WHERE org_id = it.org_id AND id = it.bird_id AND deleted_at IS NULL)))
      FROM (SELECT * FROM expense_lines WHERE org_id = ${org_id} AND expense_id = ${id} ORDER BY position) it) AS lines,
    (SELECT json_group_array(json_array(it.id, json(${namesOfTargets("it")}), it.pct_bp, it.cents))
      FROM (SELECT * FROM expense_shares WHERE org_id = ${org_id} AND expense_id = ${id} ORDER BY position) it) AS shares,
    (SELECT json_group_array(json_array(it.id, it.on_day, it.cents, it.method, it.direction, it.kind, it.is_own))
      FROM (SELECT payments.*, ${isOwnPayment} AS is_own FROM payments
        WHERE org_id = ${org_id} AND expense_id = ${id} ORDER BY +on_day, id LIMIT 200) it) AS payments,
    (SELECT json_array(items.id, items.name, items.unit, m.quantity + ifnull(made.quantity, 0), made.id IS NOT NULL)
      FROM stock_moves m INDEXED BY stock_moves_by_expense
      JOIN items ON items.org_id = ${org_id} AND items.id = m.item_id
      LEFT JOIN stock_moves made ON made.org_id = ${org_id} AND made.corrects_id = m.id
      WHERE m.org_id = ${org_id} AND m.expense_id = ${id} LIMIT 1) AS stocked
    FROM expenses
    LEFT JOIN contacts ON contacts.org_id = ${org_id} AND contacts.id = expenses.contact_id
    LEFT JOIN contacts head ON head.org_id = ${org_id} AND head.id = contacts.head_id
    WHERE expenses.org_id = ${org_id} AND expenses.id = ${id}`);

const inPercent = (bp: number): number => bp / 100;

/** An expense as it is answered; amounts are minor units of its currency. */
export function serializeExpense(row: Read) {
  const lines = (
    JSON.parse(row.lines) as Array<
      [string, string | null, number, number, number, number, string | null, string | null]
    >
  ).map(
    ([id, text, cents, vat_bp, net_cents, vat_cents, bird_id, ring]): Line => ({
      id,
      text,
      cents,
      vat_pct: inPercent(vat_bp),
      net_cents,
      vat_cents,
      bird_id,
      ring,
    }),
  );
  const shares = (
    JSON.parse(row.shares) as Array<[string, [ShareKind | null, string | null, string | null], number | null, number]>
  ).map(
    ([id, [kind, target_id, name], pct_bp, cents]): Share => ({
      id,
      kind,
      target_id,
      name,
      pct: pct_bp === null ? null : inPercent(pct_bp),
      cents,
    }),
  );
  const payments = (
    JSON.parse(row.payments) as Array<[string, string, number, PaymentMethod, PaymentDirection, PaymentKind, 0 | 1]>
  ).map(
    ([id, on, cents, method, direction, kind, is_own]): Payment => ({ id, on, cents, method, direction, kind, is_own }),
  );
  return {
    id: row.id,
    category: row.category,
    on: row.on_day,
    due_on: row.due_on,
    contact_id: row.head_id,
    contact_name: row.contact_name,
    currency: row.currency,
    total_cents: row.total_cents,
    net_cents: row.net_cents,
    vat_cents: row.vat_cents,
    paid_cents: row.paid_cents,
    due_cents: row.is_expected ? 0 : row.total_cents - row.paid_cents,
    is_expected: Boolean(row.is_expected),
    is_stocked: Boolean(row.is_stocked),
    stocked: stockedOf(row.stocked),
    recurring_id: row.recurring_id,
    notes: row.notes,
    receipt: row.file_type === null ? null : { name: row.file_name, type: row.file_type, bytes: row.file_bytes },
    lines,
    shares,
    unshared_cents: row.total_cents - shares.reduce((sum, { cents }) => sum + cents, 0),
    payments,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
export type Expense = ReturnType<typeof serializeExpense>;

function stockedOf(read: string | null): Stocked | null {
  if (read === null) return null;
  const [item_id, name, unit, came, corrected] = JSON.parse(read) as [string, string, StockUnit, number, 0 | 1];
  return { item_id, name, unit, came, is_corrected: corrected === 1 };
}
