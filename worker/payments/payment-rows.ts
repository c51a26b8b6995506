import { type SQL, sql } from "drizzle-orm";
import type { Language } from "#db/vocabulary.ts";
import type { PaymentDirection, PaymentKind, PaymentMethod } from "#db/words/trade.ts";
import type { Scope } from "#worker/scope.ts";
import { categoryIn } from "./due/category-text.ts";

/** A payment with what it is for, as it is read. */
type PaymentRow = {
  id: string;
  direction: PaymentDirection;
  kind: PaymentKind;
  on_day: string;
  cents: number;
  currency: string;
  method: PaymentMethod;
  sale_id: string | null;
  expense_id: string | null;
  contact_id: string | null;
  bank_line_id: string | null;
  notes: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  sale_number: string | null;
  category: string | null;
  /** Whom the money is from or for, also through the sale or the expense. */
  contact: string | null;
};

const columns = sql`it.id, it.direction, it.kind, it.on_day, it.cents, it.currency, it.method, it.sale_id, it.expense_id,
  it.contact_id, it.bank_line_id, it.notes, it.version, it.created_at, it.updated_at`;

/** Payments `it` under a condition, with the names of what they are for; `behind` is the order and the page. */
export const paymentsWhere = ({ db, org_id }: Scope, condition: SQL, behind: SQL = sql``) =>
  db.all<PaymentRow>(sql`
    SELECT ${columns}, sale.number AS sale_number, expense.category, (
      SELECT head.name FROM contacts one CROSS JOIN contacts head ON head.org_id = ${org_id} AND head.id = one.head_id
      WHERE one.org_id = ${org_id} AND one.id = coalesce(it.contact_id, sale.contact_id, expense.contact_id)) AS contact
    FROM payments it
    LEFT JOIN sales sale ON sale.org_id = ${org_id} AND sale.id = it.sale_id
    LEFT JOIN expenses expense ON expense.org_id = ${org_id} AND expense.id = it.expense_id
    WHERE it.org_id = ${org_id} AND ${condition} ${behind}`);

/** The ids of all payments of a contact and of those merged with it, also through its sales and expenses, as SQL. */
export const paymentsOf = ({ org_id }: Pick<Scope, "org_id">, contact_id: string): SQL => {
  const members = sql`(SELECT id FROM contacts WHERE org_id = ${org_id} AND head_id = ${contact_id})`;
  return sql`(SELECT id FROM payments WHERE org_id = ${org_id} AND contact_id IN ${members}
    UNION SELECT payments.id FROM sales INDEXED BY sales_by_contact CROSS JOIN payments ON payments.org_id = ${org_id} AND payments.sale_id = sales.id
      WHERE sales.org_id = ${org_id} AND sales.contact_id IN ${members}
    UNION SELECT payments.id FROM expenses INDEXED BY expenses_by_contact CROSS JOIN payments
      ON payments.org_id = ${org_id} AND payments.expense_id = expenses.id
      WHERE expenses.org_id = ${org_id} AND expenses.contact_id IN ${members})`;
};

/** The statement that reads a payment, for any batch. */
export const paymentById = (scope: Scope, id: string) => paymentsWhere(scope, sql`it.id = ${id}`);

/** A payment as it is answered. */
export type Payment = ReturnType<typeof serializePayment>;

export function serializePayment(language: Language, { on_day: on, category, ...row }: PaymentRow) {
  return { ...row, on, category: categoryIn(language, category) };
}
