import { type SQL, sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { boughtBirds } from "./bought-birds.ts";
import type { ExpenseFilter } from "./contract.ts";

/** So many stand on a page, and so many expected ones above them. */
const perPage = 100;
const mostExpected = 100;

/** An expense in a list. */
export type ListedExpense = {
  id: string;
  category: string;
  on: string;
  due_on: string | null;
  contact_id: string | null;
  contact_name: string | null;
  currency: string;
  total_cents: number;
  paid_cents: number;
  is_expected: 0 | 1;
  has_receipt: 0 | 1;
  /** What its first line says, or the ring of the bird that was bought. */
  text: string | null;
  lines: number;
  version: number;
};
/** What is shown, summed up; amounts of different currencies stand apart. */
export type ExpenseTotals = {
  currency: string;
  count: number;
  total_cents: number;
  net_cents: number;
  vat_cents: number;
  paid_cents: number;
};

const columns =
  sql.raw(`expenses.id, expenses.category, expenses.on_day AS "on", expenses.due_on, head.id AS contact_id,
  head.name AS contact_name, expenses.currency, expenses.total_cents, expenses.paid_cents, expenses.is_expected,
  expenses.file_key IS NOT NULL AS has_receipt, expenses.version,
  (SELECT ifnull(text, (SELECT identifier FROM birds WHERE birds.org_id = it.org_id AND birds.id = it.bird_id))
    FROM expense_lines it WHERE it.org_id = expenses.org_id AND it.expense_id = expenses.id ORDER BY position LIMIT 1) AS text,
  (SELECT count(*) FROM expense_lines it WHERE it.org_id = expenses.org_id AND it.expense_id = expenses.id) AS lines`);

/** `most` of the expenses under a condition, in an order; what stands beside them is read of these alone. */
const reading = ({ db, org_id }: Scope, which: SQL, { order, most }: { order: SQL; most: SQL }) =>
  db.all<ListedExpense>(sql`SELECT ${columns} FROM (
      SELECT * FROM expenses WHERE expenses.org_id = ${org_id} AND ${which} ORDER BY ${order} LIMIT ${most}) expenses
    LEFT JOIN contacts ON contacts.org_id = ${org_id} AND contacts.id = expenses.contact_id
    LEFT JOIN contacts head ON head.org_id = ${org_id} AND head.id = contacts.head_id
    ORDER BY ${order}`);

/** The conditions of a filter but for the period; a contact's are those of all that are merged into it. */
function matching({ org_id }: Scope, { category, contact_id }: ExpenseFilter): SQL {
  const conditions = [
    sql`true`,
    ...(category === "" ? [] : [sql`expenses.category = ${category}`]),
    ...(contact_id === ""
      ? []
      : [sql`expenses.contact_id IN (SELECT id FROM contacts WHERE org_id = ${org_id} AND head_id = ${contact_id})`]),
  ];
  return sql.join(conditions, sql` AND `);
}

/**
 * One page of the expenses of a period, the newest first, with what all of them sum to; above them, of whatever day, those
 * that are expected, and how many birds have a price and no expense. Without a period it is the current year.
 */
export async function listExpenses(scope: Scope, filter: ExpenseFilter) {
  const { db, org_id, today } = scope;
  const { page, from = `${today.slice(0, 4)}-01-01`, to = `${today.slice(0, 4)}-12-31` } = filter;
  const others = matching(scope, filter);
  const which = sql`expenses.on_day BETWEEN ${from} AND ${to} AND expenses.is_expected = 0 AND ${others}`;
  const found = await batch(db, {
    rows: reading(scope, which, {
      order: sql`expenses.on_day DESC, expenses.id DESC`,
      most: sql`${perPage} OFFSET ${(page - 1) * perPage}`,
    }),
    totals: db.all<ExpenseTotals>(sql`SELECT currency, count(*) AS count, sum(total_cents) AS total_cents,
      sum(net_cents) AS net_cents, sum(vat_cents) AS vat_cents, sum(paid_cents) AS paid_cents
      FROM expenses WHERE expenses.org_id = ${org_id} AND ${which} GROUP BY currency ORDER BY count DESC, currency`),
    expected: reading(scope, sql`expenses.is_expected = 1 AND ${others}`, {
      order: sql`expenses.on_day, expenses.id`,
      most: sql`${mostExpected}`,
    }),
    categories: usedCategories(scope),
    suppliers: usedSuppliers(scope),
    contact: db.all<{ id: string; name: string }>(sql`
      SELECT id, name FROM contacts WHERE org_id = ${org_id} AND id = ${filter.contact_id}`),
    birds: boughtBirds(scope),
  });
  const total = found.totals.reduce((sum, { count }) => sum + count, 0);
  const [birds] = found.birds;
  return {
    data: found.rows,
    totals: found.totals,
    expected: found.expected,
    categories: found.categories.map(({ category }) => category),
    suppliers: found.suppliers,
    contact: found.contact[0] ?? null,
    unbooked_birds: { count: birds?.count ?? 0, cents: birds?.cents ?? 0, currency: birds?.currency ?? "EUR" },
    from,
    to,
    today,
    total,
    page,
    total_pages: Math.max(1, Math.ceil(total / perPage)),
  };
}

/** The statement that reads the categories an organisation has used, each found by a step over an index. */
export const usedCategories = ({ db, org_id }: Scope) =>
  db.all<{ category: string }>(sql`WITH RECURSIVE used(category) AS (
    SELECT min(category) FROM expenses WHERE org_id = ${org_id}
    UNION ALL
    SELECT (SELECT min(category) FROM expenses WHERE org_id = ${org_id} AND category > used.category)
    FROM used WHERE used.category IS NOT NULL)
    SELECT category FROM used WHERE category IS NOT NULL LIMIT 200`);

/** The same for whom they were paid to; those that are merged into one are that one. */
const usedSuppliers = ({ db, org_id }: Scope) =>
  db.all<{ id: string; name: string }>(sql`WITH RECURSIVE used(contact_id) AS (
    SELECT min(contact_id) FROM expenses WHERE org_id = ${org_id} AND contact_id IS NOT NULL
    UNION ALL
    SELECT (SELECT min(contact_id) FROM expenses
      WHERE org_id = ${org_id} AND contact_id IS NOT NULL AND contact_id > used.contact_id)
    FROM used WHERE used.contact_id IS NOT NULL LIMIT 500)
    SELECT DISTINCT head.id, head.name FROM used
    CROSS JOIN contacts ON contacts.org_id = ${org_id} AND contacts.id = used.contact_id
    CROSS JOIN contacts head ON head.org_id = ${org_id} AND head.id = contacts.head_id
    ORDER BY head.name, head.id LIMIT 200`);
