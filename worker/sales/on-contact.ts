import { sql } from "drizzle-orm";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { dueOf, type SaleRow } from "./sale-rows.ts";

/** So many of them are shown, the last first; the list of sales has the rest. */
const mostShown = 8;

type Row = Pick<
  SaleRow,
  "id" | "number" | "state" | "begun_on" | "total_cents" | "returned_cents" | "paid_cents" | "currency"
>;
type Kept = { n: number; first: string | null; last: string | null };

/**
 * What was sold to a contact, on its page; and which sales keep what they say of the buyer when it is erased: those that
 * have a number.
 */
export const salesOfContact = {
  needs: "money.read",
  without: { sales: [], sales_total: 0, sales_kept: { n: 0, first: null, last: null } },
  join({ db, org_id }: Scope, { id }: { id: string }) {
    const its = sql`org_id = ${org_id}
      AND contact_id IN (SELECT id FROM contacts WHERE org_id = ${org_id} AND head_id = ${id})`;
    return joining(
      {
        rows: db.all<Row>(sql`
          SELECT id, number, state, begun_on, total_cents, returned_cents, paid_cents, currency
          FROM sales WHERE ${its} ORDER BY +begun_on DESC, created_at DESC, id DESC LIMIT ${mostShown}`),
        counted: db.all<Kept & { all: number }>(sql`
          SELECT count(*) AS "all", count(number) AS n, min(number) AS first, max(number) AS last FROM sales WHERE ${its}`),
      },
      ({ rows, counted: [counted] }) => ({
        sales: rows.map(({ returned_cents, paid_cents, ...row }) => ({
          ...row,
          due_cents: dueOf({ ...row, returned_cents, paid_cents }),
        })),
        sales_total: counted?.all ?? 0,
        sales_kept: { n: counted?.n ?? 0, first: counted?.first ?? null, last: counted?.last ?? null },
      }),
    );
  },
} satisfies Slots["contactPage"];
