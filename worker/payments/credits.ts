import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { isOverpaid, isToGiveBack, overpaidCents } from "./due/due-parts.ts";

/**
 * What an organisation holds of a contact's money, as rows `(contact_id, currency, cents)` behind FROM, to be summed by
 * contact: what is over on sales that stand, what came for neither a sale nor an expense, less what went so and what was
 * paid too much to suppliers. It is worked out each time and stored nowhere.
 */
const creditRows = (org_id: string): SQL => sql`(
  SELECT contact_id, currency, ${overpaidCents} AS cents FROM sales INDEXED BY sales_overpaid
  WHERE org_id = ${org_id} AND ${isOverpaid} AND NOT ${isToGiveBack} AND contact_id IS NOT NULL
  UNION ALL
  SELECT contact_id, currency, total_cents - paid_cents FROM expenses INDEXED BY expenses_overpaid
  WHERE org_id = ${org_id} AND paid_cents > total_cents AND contact_id IS NOT NULL
  UNION ALL
  SELECT contact_id, currency, iif(direction = 'in', cents, -cents) FROM payments
  WHERE org_id = ${org_id} AND contact_id IS NOT NULL AND sale_id IS NULL AND expense_id IS NULL)`;

/** The same of one contact, and of those merged with it, in a currency: an amount, below 0 where they hold ours. */
export const creditOf = (org_id: string, contact_id: SQL, currency: SQL): SQL => sql`ifnull((
  SELECT sum(credit.cents) FROM ${creditRows(org_id)} credit WHERE credit.currency = ${currency} AND credit.contact_id IN (
    SELECT id FROM contacts WHERE org_id = ${org_id} AND head_id = (
      SELECT head_id FROM contacts WHERE org_id = ${org_id} AND id = ${contact_id}))), 0)`;

export type Credit = { contact_id: string; contact: string; currency: string; cents: number };

/** The statement that reads whose credit is not nothing, the largest first; at most 200. */
export const creditList = ({ db, org_id }: Scope) =>
  db.all<Credit>(sql`
    SELECT head.id AS contact_id, head.name AS contact, credit.currency, sum(credit.cents) AS cents
    FROM ${creditRows(org_id)} credit
    CROSS JOIN contacts one ON one.org_id = ${org_id} AND one.id = credit.contact_id
    CROSS JOIN contacts head ON head.org_id = ${org_id} AND head.id = one.head_id
    GROUP BY head.id, credit.currency HAVING sum(credit.cents) <> 0
    ORDER BY abs(sum(credit.cents)) DESC, head.id LIMIT 200`);
