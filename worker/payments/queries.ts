import { type SQL, sql } from "drizzle-orm";
import { contactChoices } from "#worker/contacts/choices.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { PaymentFilter } from "./contract.ts";
import { creditList } from "./credits.ts";
import { categoryIn } from "./due/category-text.ts";
import { contactNameOf, dueParts } from "./due/due-parts.ts";
import { type Payment, paymentById, paymentsOf, paymentsWhere, serializePayment } from "./payment-rows.ts";

const perPage = 100;

type Sum = { direction: "in" | "out"; currency: string; cents: number; count: number };

/** One page of the payments of a period, the newest first, with what came and went in all of it. */
export async function listPayments(scope: Scope, filter: PaymentFilter) {
  const { db, org_id, today } = scope;
  const { page, from, to, direction, sale_id, expense_id, contact_id } = filter;
  const conditions: SQL[] = [
    ...(from ? [sql`it.on_day >= ${from}`] : []),
    ...(to ? [sql`it.on_day <= ${to}`] : []),
    ...(direction ? [sql`it.direction = ${direction}`] : []),
    ...(sale_id ? [sql`it.sale_id = ${sale_id}`] : []),
    ...(expense_id ? [sql`it.expense_id = ${expense_id}`] : []),
    ...(contact_id ? [sql`it.id IN ${paymentsOf(scope, contact_id)}`] : []),
  ];
  const which = conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`;
  // What is for one thing or of one contact is few: no index of days is to be gone through for them.
  const day = sale_id || expense_id || contact_id ? sql`+it.on_day` : sql`it.on_day`;
  const organization = contact_id ? sql`+it.org_id` : sql`it.org_id`;
  const order = sql`ORDER BY ${day} DESC, it.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
  const { rows, sums, named } = await batch(db, {
    ...(contact_id && {
      named: db.all<{ id: string; name: string }>(
        sql`SELECT id, name FROM contacts WHERE org_id = ${org_id} AND id = ${contact_id}`,
      ),
    }),
    rows: paymentsWhere(scope, which, order),
    sums: db.all<Sum>(sql`SELECT it.direction, it.currency, sum(it.cents) AS cents, count(*) AS count FROM payments it
      WHERE ${organization} = ${org_id} AND ${which} GROUP BY it.direction, it.currency ORDER BY it.direction, it.currency`),
  });
  const total = sums.reduce((all, { count }) => all + count, 0);
  return {
    data: rows.map((row) => serializePayment(scope.language, row)),
    sums,
    /** Whom the list is narrowed to. */
    contact: named?.[0] ?? null,
    today,
    total,
    page,
    total_pages: Math.max(1, Math.ceil(total / perPage)),
  };
}

/** A payment as it stands; `missing` when it is another organisation's. */
export async function findPayment(scope: Scope, id: string): Promise<Payment> {
  const [row] = await paymentById(scope, id);
  if (!row) throw new Refusal("missing");
  return serializePayment(scope.language, row);
}

/** What a payment may be for, in the box of its form. */
type PaymentFor = {
  of: "sale" | "expense" | "refund";
  id: string;
  direction: "in" | "out";
  open_cents: number;
  currency: string;
  number: string | null;
  category: string | null;
  contact: string | null;
};

/** So many sales and expenses are offered. */
const mostOffered = 100;

/** What the form of a payment needs: what is open, the oldest first, and what it is asked for although nothing is. */
export async function paymentChoices(
  scope: Scope,
  about: { sale_id?: string | undefined; expense_id?: string | undefined },
) {
  const { db, org_id, today } = scope;
  const one = about.sale_id ?? about.expense_id ?? null;
  const [{ open, asked, settings }, contacts] = await Promise.all([
    batch(db, {
      open: db.all<PaymentFor>(sql`
        SELECT it."of", it.id, it.direction, it.open_cents, it.currency, it.number, it.category,
          ${contactNameOf(scope)} AS contact
        FROM ${dueParts(scope)} it GROUP BY it."of", it.id ORDER BY min(it.on_day IS NULL), min(it.on_day), it.id
        LIMIT ${mostOffered}`),
      asked: db.all<PaymentFor>(sql`
        SELECT it.*, ${contactNameOf(scope)} AS contact FROM (
          SELECT 'sale' AS "of", id, 'in' AS direction, 0 AS open_cents, currency, number, NULL AS category, contact_id
          FROM sales WHERE org_id = ${org_id} AND id = ${one} AND state <> 'draft'
          UNION ALL
          SELECT 'expense', id, 'out', 0, currency, NULL, category, contact_id
          FROM expenses WHERE org_id = ${org_id} AND id = ${one} AND is_expected = 0) it`),
      settings: db.all<{ currency: string; method: string | null }>(sql`
        SELECT currency, (SELECT method FROM payments WHERE org_id = ${org_id} ORDER BY on_day DESC, id DESC LIMIT 1) AS method
        FROM organizations WHERE id = ${org_id}`),
    }),
    contactChoices(scope, { q: "", exactly: false }),
  ]);
  const offered = open.some(({ id }) => id === one) ? open : [...asked, ...open];
  const { currency = "EUR", method } = settings[0] ?? {};
  const named = offered.map((it) => ({ ...it, category: categoryIn(scope.language, it.category) }));
  return { for: named, currency, method: method ?? "transfer", today, recent: contacts.items };
}

/** Whose credit is not nothing. */
export const listCredits = async (scope: Scope) => ({ data: await creditList(scope) });
