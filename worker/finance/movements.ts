import { type SQL, sql } from "drizzle-orm";
import type { Breakdown } from "./contract.ts";
import type { Period } from "./periods.ts";

export type Organization = { org_id: string };

/** The key of what belongs to nobody: not shared out, without a contact. */
const nobody = "?";
/** The key of sales among categories: no breeder's word for an expense begins so. */
const salesKey = "~sales";

// Whoever charges VAT gets back what they pay; to all others it is part of the price.
export const isNet = ({ org_id }: Organization) =>
  sql`(SELECT vat_regime FROM organizations WHERE id = ${org_id}) = 'normal'`;

/** What came in, line by line without VAT: by day of delivery, what came back by its own day. */
export const earned = ({ org_id }: Organization, { from, to }: Period): SQL => sql`
  SELECT 'sale' AS of, sale.id, sale.number, line.text, sale.delivered_on AS on_day, sale.currency, sale.contact_id,
    line.bird_id, line.net_cents AS cents, line.vat_cents AS vat
  FROM sales sale CROSS JOIN sale_lines line ON line.org_id = ${org_id} AND line.sale_id = sale.id
  WHERE sale.org_id = ${org_id} AND sale.delivered_on BETWEEN ${from} AND ${to}
  UNION ALL
  SELECT 'sale', sale.id, sale.number, line.text, line.returned_on, sale.currency, sale.contact_id, line.bird_id,
    -line.net_cents, -line.vat_cents
  FROM sale_lines line CROSS JOIN sales sale ON sale.org_id = ${org_id} AND sale.id = line.sale_id
  WHERE line.org_id = ${org_id} AND line.returned_on BETWEEN ${from} AND ${to}`;

/** What was spent, expense by expense; what is only expected is not. */
export const spent = (scope: Organization, { from, to }: Period): SQL => sql`
  SELECT 'expense' AS of, id, NULL AS number, category, on_day, currency, contact_id, total_cents,
    iif(${isNet(scope)}, net_cents, total_cents) AS cents, iif(${isNet(scope)}, vat_cents, 0) AS vat, is_stocked
  FROM expenses WHERE org_id = ${scope.org_id} AND on_day BETWEEN ${from} AND ${to} AND is_expected = 0`;

/**
 * What was spent in the parts it was shared out in, and what is left of each expense. Parts are kept with VAT: without it
 * each is what the running sum comes to, so that they sum to the whole. A bird that was bought is a part of its own where
 * nothing else was said.
 */
export const spentInParts = (scope: Organization, period: Period): SQL => sql`
  WITH spent AS MATERIALIZED (${spent(scope, period)}), parts AS (
    SELECT spent.id, share.position, share.cents, share.species_id, share.pair_id, share.bird_id
    FROM spent CROSS JOIN expense_shares share ON share.org_id = ${scope.org_id} AND share.expense_id = spent.id
    UNION ALL
    SELECT spent.id, line.position, line.cents, NULL, NULL, line.bird_id
    FROM spent CROSS JOIN expense_lines line ON line.org_id = ${scope.org_id} AND line.expense_id = spent.id
    WHERE line.bird_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM expense_shares other WHERE other.org_id = ${scope.org_id} AND other.expense_id = spent.id)
  ), running AS (
    SELECT parts.*, sum(cents) OVER (PARTITION BY id ORDER BY position ROWS UNBOUNDED PRECEDING) AS upto FROM parts
  ), valued AS (
    SELECT running.id, running.species_id, running.pair_id, running.bird_id,
      ifnull((running.upto * spent.cents + spent.total_cents / 2) / nullif(spent.total_cents, 0)
        - ((running.upto - running.cents) * spent.cents + spent.total_cents / 2) / nullif(spent.total_cents, 0), 0) AS cents
    FROM running CROSS JOIN spent ON spent.id = running.id
  ), shared AS (SELECT id, sum(cents) AS cents FROM valued GROUP BY id)
  SELECT spent.of, spent.id, spent.category, spent.on_day, spent.currency, valued.cents,
    valued.species_id, valued.pair_id, valued.bird_id, 1 AS is_shared, spent.is_stocked
  FROM valued CROSS JOIN spent ON spent.id = valued.id
  UNION ALL
  SELECT spent.of, spent.id, spent.category, spent.on_day, spent.currency, spent.cents - ifnull(shared.cents, 0),
    NULL, NULL, NULL, 0, spent.is_stocked
  FROM spent LEFT JOIN shared ON shared.id = spent.id WHERE spent.cents <> ifnull(shared.cents, 0)`;

/** By what key a row `it` of income or expense is told, `?` where it is of nobody. */
export function keysOf({ org_id }: Organization, by: Breakdown): { earned: SQL; spent: SQL } {
  const head = sql`(SELECT head_id FROM contacts WHERE contacts.org_id = ${org_id} AND contacts.id = it.contact_id)`;
  const speciesOf = sql`(SELECT species_id FROM birds WHERE birds.org_id = ${org_id} AND birds.id = it.bird_id)`;
  const speciesOfPair = sql`(SELECT species_id FROM pairs WHERE pairs.org_id = ${org_id} AND pairs.id = it.pair_id)`;
  const parents = sql`(SELECT pair_id FROM eggs WHERE eggs.org_id = ${org_id} AND eggs.chick_id = it.bird_id LIMIT 1)`;
  const keys: Record<Breakdown, { earned: SQL; spent: SQL }> = {
    category: { earned: sql`${salesKey}`, spent: sql`it.category` },
    contact: { earned: head, spent: head },
    species: { earned: speciesOf, spent: sql`coalesce(it.species_id, ${speciesOfPair}, ${speciesOf})` },
    pair: { earned: parents, spent: sql`it.pair_id` },
    bird: { earned: sql`it.bird_id`, spent: sql`it.bird_id` },
  };
  const { earned, spent } = keys[by];
  return { earned: sql`ifnull(${earned}, ${nobody})`, spent: sql`ifnull(${spent}, ${nobody})` };
}

/** Whether an expense is told in the parts it was shared out in, and a sale in its lines. */
export const isInParts = (by: Breakdown) => by === "species" || by === "pair" || by === "bird";

/** Income and expense as rows of one shape, each with the key of the line it is in: `of, id, number, text, on_day, currency, key, income, expense`. */
export function movements(scope: Organization, period: Period, by: Breakdown): SQL {
  const keys = keysOf(scope, by);
  return sql`
    SELECT it.of, it.id, it.number, it.text, it.on_day, it.currency, ${keys.earned} AS key,
      it.cents AS income, 0 AS expense FROM (${earned(scope, period)}) it
    UNION ALL
    SELECT it.of, it.id, NULL, it.category, it.on_day, it.currency, ${keys.spent}, 0, it.cents
    FROM (${isInParts(by) ? spentInParts(scope, period) : spent(scope, period)}) it`;
}

/** What came and went, by day of payment: `of, id, number, text, on_day, currency, cents`, less than nothing where it went. */
export const paid = ({ org_id }: Organization, { from, to }: Period): SQL => sql`
  SELECT iif(payment.sale_id IS NOT NULL, 'sale', iif(payment.expense_id IS NOT NULL, 'expense', 'payment')) AS of,
    coalesce(payment.sale_id, payment.expense_id, payment.id) AS id, sale.number, expense.category AS text,
    payment.on_day, payment.currency, iif(payment.direction = 'in', payment.cents, -payment.cents) AS cents
  FROM payments payment
  LEFT JOIN sales sale ON sale.org_id = ${org_id} AND sale.id = payment.sale_id
  LEFT JOIN expenses expense ON expense.org_id = ${org_id} AND expense.id = payment.expense_id
  WHERE payment.org_id = ${org_id} AND payment.on_day BETWEEN ${from} AND ${to}`;

/**
 * What buyers owe today, sale by sale: `of, id, number, text, on_day, currency, cents, overdue`. Days of a sale are paid
 * from the oldest on; what they leave is due on delivery.
 */
export const owed = ({ org_id, today }: Organization & { today: string }): SQL => sql`
  SELECT 'sale' AS of, it.id, it.number, NULL AS text, it.day AS on_day, it.currency, it.open AS cents,
    max(0, min(it.open, it.dated + iif(it.delivered_on < ${today}, max(0, it.whole - it.all_days), 0) - it.paid_cents)) AS overdue
  FROM (
    SELECT sale.id, sale.number, sale.currency, sale.delivered_on, sale.paid_cents,
      sale.total_cents - sale.returned_cents AS whole,
      sale.total_cents - sale.returned_cents - sale.paid_cents AS open,
      ifnull((SELECT max(on_day) FROM sale_dues WHERE org_id = ${org_id} AND sale_id = sale.id), sale.delivered_on) AS day,
      ifnull((SELECT sum(cents) FROM sale_dues WHERE org_id = ${org_id} AND sale_id = sale.id), 0) AS all_days,
      ifnull((SELECT sum(cents) FROM sale_dues WHERE org_id = ${org_id} AND sale_id = sale.id AND on_day < ${today}), 0) AS dated
    FROM sales sale INDEXED BY sales_owed
    WHERE sale.org_id = ${org_id} AND sale.paid_cents
      < CASE WHEN sale.state IN ('sold', 'delivered') THEN sale.total_cents - sale.returned_cents ELSE 0 END
  ) it`;

/** Sales that are promised and not delivered, without VAT, of whatever day. */
export const reserved = ({ org_id }: Organization): SQL => sql`
  SELECT 'sale' AS of, id, number, NULL AS text, +begun_on AS on_day, currency, net_cents AS cents
  FROM sales WHERE org_id = ${org_id} AND state IN ('reserved', 'sold')`;
