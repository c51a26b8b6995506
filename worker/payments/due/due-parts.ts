import { type SQL, sql } from "drizzle-orm";

/** Money that is still to come or to go: a part of a sale, an expense, or what is to be given back of a sale. */
export type DuePart = {
  /** `refund`: it is given back to whoever bought. */
  of: "sale" | "expense" | "refund";
  /** The sale's or the expense's. */
  id: string;
  direction: "in" | "out";
  /** The day it is due; null is on delivery, whenever that is. */
  on_day: string | null;
  cents: number;
  /** All that is open of the sale or the expense. */
  open_cents: number;
  currency: string;
  /** The sale's number; null of an expense. */
  number: string | null;
  category: string | null;
  contact_id: string | null;
};

type Organization = { org_id: string };

/**
 * As the partial indexes `sales_owed`, `sales_overpaid`, `expenses_owed` and `expenses_overpaid` say it, word by word. They hold
 * a few of very many, which SQLite does not know: left alone it goes by the state or the contact, through all that was sold.
 */
const owed = sql`paid_cents < CASE WHEN state IN ('sold', 'delivered') THEN total_cents - returned_cents ELSE 0 END`;
export const isOverpaid = sql`paid_cents > CASE WHEN state = 'cancelled' THEN 0 ELSE total_cents - returned_cents END`;
export const overpaidCents = sql`(paid_cents - CASE WHEN state = 'cancelled' THEN 0 ELSE total_cents - returned_cents END)`;
const unpaid = sql`is_expected = 0 AND total_cents > paid_cents`;
/** Whether what is over is to be given back, for its birds came back or never left; else it is the contact's credit. */
export const isToGiveBack = sql`(state IN ('cancelled', 'returned') OR returned_cents > 0)`;

/**
 * All that is due of an organisation, as rows of `DuePart` behind FROM. A sale's days are paid from the oldest on; what
 * they leave is due on delivery. `only` narrows the sales and expenses that are looked at, as SQL on `id`.
 */
export function dueParts({ org_id }: Organization, only: SQL = sql`true`): SQL {
  const days = sql`FROM sale_dues days WHERE days.org_id = ${org_id} AND days.sale_id = open_sales.id`;
  return sql`(
    WITH open_sales AS MATERIALIZED (
      SELECT id, number, contact_id, currency, delivered_on, total_cents - returned_cents AS owed, paid_cents
      FROM sales INDEXED BY sales_owed WHERE org_id = ${org_id} AND ${owed} AND ${only}
    ), parts AS (
      SELECT open_sales.id, days.on_day, days.cents, 0 AS is_rest FROM open_sales
      CROSS JOIN sale_dues days ON days.org_id = ${org_id} AND days.sale_id = open_sales.id
      UNION ALL
      SELECT id, delivered_on, max(0, owed - ifnull((SELECT sum(days.cents) ${days}), 0)), 1 FROM open_sales
    ), running AS (
      SELECT id, on_day, cents, sum(cents) OVER (
        PARTITION BY id ORDER BY on_day IS NULL, on_day, is_rest ROWS UNBOUNDED PRECEDING
      ) AS upto FROM parts
    )
    SELECT 'sale' AS "of", it.id, 'in' AS direction, running.on_day,
      min(running.upto, it.owed) - max(running.upto - running.cents, it.paid_cents) AS cents,
      it.owed - it.paid_cents AS open_cents, it.currency, it.number, NULL AS category, it.contact_id
    FROM running CROSS JOIN open_sales it ON it.id = running.id
    WHERE min(running.upto, it.owed) > max(running.upto - running.cents, it.paid_cents)
    UNION ALL
    SELECT 'refund', id, 'out', ifnull(cancelled_on, ifnull(
        (SELECT max(returned_on) FROM sale_lines WHERE sale_lines.org_id = ${org_id} AND sale_id = sales.id), delivered_on)),
      ${overpaidCents}, ${overpaidCents}, currency, number, NULL, contact_id
    FROM sales INDEXED BY sales_overpaid WHERE org_id = ${org_id} AND ${isOverpaid} AND ${isToGiveBack} AND ${only}
    UNION ALL
    SELECT 'expense', id, 'out', ifnull(due_on, on_day), total_cents - paid_cents, total_cents - paid_cents, currency, NULL,
      category, contact_id
    FROM expenses INDEXED BY expenses_owed WHERE org_id = ${org_id} AND ${unpaid} AND ${only}
  )`;
}

/** By how long it is due; `later` is not due yet. */
const ages = ["over_90", "31_90", "8_30", "0_7", "later"] as const;
export type Age = (typeof ages)[number];

/** The age of `it`, a row of `dueParts`, on a day, as SQL. */
export const ageOf = (today: string): SQL => sql`CASE
  WHEN it.on_day IS NULL OR it.on_day > ${today} THEN 'later'
  WHEN julianday(${today}) - julianday(it.on_day) <= 7 THEN '0_7'
  WHEN julianday(${today}) - julianday(it.on_day) <= 30 THEN '8_30'
  WHEN julianday(${today}) - julianday(it.on_day) <= 90 THEN '31_90'
  ELSE 'over_90' END`;

/** The name of the contact of `it`; of one that is merged that of the one it is merged into. */
export const contactNameOf = ({ org_id }: Organization): SQL => sql`(
  SELECT head.name FROM contacts one CROSS JOIN contacts head ON head.org_id = ${org_id} AND head.id = one.head_id
  WHERE one.org_id = ${org_id} AND one.id = it.contact_id)`;
