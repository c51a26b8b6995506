import { type SQL, sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { Scope } from "#worker/scope.ts";
import type { SaleFilter } from "./contract.ts";
import { type SaleRow, saleColumns, serializeSale } from "./sale-rows.ts";

const perPage = 100;

/** What the sales of a list come to in one currency; drafts and what was cancelled count nothing. */
type SaleTotals = {
  currency: string;
  sales: number;
  total_cents: number;
  net_cents: number;
  vat_cents: number;
  paid_cents: number;
  due_cents: number;
};

const dayOf = (by: SaleFilter["by"]) => sql`sales.${sql.identifier(`${by}_on`)}`;

/** The condition on `sales` that a filter says. */
export function salesWhere({ org_id }: Pick<Scope, "org_id">, filter: Omit<SaleFilter, "page" | "org_id">): SQL {
  const { state, contact_id, from, to, by } = filter;
  const day = dayOf(by);
  return sql.join(
    [
      sql`sales.org_id = ${org_id}`,
      ...(state ? [sql`sales.state = ${state}`] : []),
      ...(contact_id
        ? [
            sql`sales.contact_id IN (SELECT id FROM contacts WHERE org_id = ${org_id} AND head_id = (
              SELECT head_id FROM contacts WHERE org_id = ${org_id} AND id = ${contact_id}))`,
          ]
        : []),
      ...(by === "delivered" ? [sql`sales.delivered_on IS NOT NULL`] : []),
      ...(from ? [sql`${day} >= ${from}`] : []),
      ...(to ? [sql`${day} <= ${to}`] : []),
    ],
    sql` AND `,
  );
}

/**
 * One page of the sales, the newest first, with what all that the filter finds come to; of a filter that names neither days
 * nor a contact what those since `totals_from` do, a year ago: nobody asks for the sum of ten years, and it takes long.
 */
export async function listSales(scope: Scope, filter: SaleFilter) {
  const { db, org_id, today } = scope;
  const which = salesWhere(scope, filter);
  const { state, contact_id, from, to } = filter;
  const totals_from = from || to || contact_id ? null : plusDays(today, -365);
  const summed = totals_from ? salesWhere(scope, { ...filter, from: totals_from }) : which;
  const isAll = !(state || contact_id || from || to) && filter.by === "begun";
  const day = dayOf(filter.by);
  const counts = sql`sales.state NOT IN ('draft', 'cancelled')`;
  const sum = (what: SQL) => sql`ifnull(sum(iif(${counts}, ${what}, 0)), 0)`;
  const paid = sql`ifnull(sum(sales.paid_cents), 0)`;
  const { rows, counted, totals, whose } = await batch(db, {
    rows: db.all<SaleRow & { birds: number; what: string | null }>(sql`
      SELECT ${saleColumns}, (SELECT count(*) FROM sale_lines line WHERE line.org_id = sales.org_id
          AND line.sale_id = sales.id) AS birds,
        (SELECT coalesce((SELECT birds.identifier FROM birds WHERE birds.org_id = line.org_id AND birds.id = line.bird_id),
            substr(line.text, 1, 80)) FROM sale_lines line
          WHERE line.org_id = sales.org_id AND line.sale_id = sales.id ORDER BY line.position LIMIT 1) AS what
      FROM sales WHERE ${which} ORDER BY ${day} DESC, sales.created_at DESC, sales.id DESC LIMIT ${perPage} OFFSET ${(filter.page - 1) * perPage}`),
    counted: db.all<{ n: number }>(
      isAll
        ? sql`SELECT n FROM row_counts WHERE org_id = ${org_id} AND table_name = 'sales' AND key = ''`
        : sql`SELECT count(*) AS n FROM sales WHERE ${which}`,
    ),
    totals: db.all<SaleTotals>(sql`
      SELECT sales.currency, ${sum(sql`1`)} AS sales,
        ${sum(sql`sales.total_cents - sales.returned_cents`)} AS total_cents, ${sum(sql`sales.net_cents`)} AS net_cents,
        ${sum(sql`sales.vat_cents`)} AS vat_cents, ${paid} AS paid_cents,
        ${sum(sql`sales.total_cents - sales.returned_cents`)} - ${paid} AS due_cents
      FROM sales WHERE ${summed} GROUP BY sales.currency ORDER BY count(*) DESC`),
    whose: db.all<{ name: string }>(
      sql`SELECT name FROM contacts WHERE org_id = ${org_id} AND id = ${filter.contact_id}`,
    ),
  });
  const total = counted[0]?.n ?? 0;
  return {
    data: rows.map(({ birds, what, ...row }) => ({ ...serializeSale(row), lines: birds, what })),
    total,
    page: filter.page,
    total_pages: Math.max(1, Math.ceil(total / perPage)),
    totals,
    totals_from,
    contact: whose[0]?.name ?? null,
    today,
  };
}
