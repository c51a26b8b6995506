import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { batch } from "#worker/kit/batch.ts";
import type { PageQuery } from "./contract.ts";

/** So many rows of a list can be paged through: counting them all would cost the more the more there are. */
const mostListed = 1000;

/** A page of a list; `is_more` where there are more rows than can be paged through. */
export type Listed<Row> = {
  items: Row[];
  total: number;
  is_more: boolean;
  page: number;
  page_size: number;
  total_pages: number;
};

/** A page of what a query selects: `from` with its conditions, and the order of an index. */
export async function pageOf<Row>(
  db: Database,
  { page, page_size }: PageQuery,
  { columns, from, order }: { columns: SQL; from: SQL; order: SQL },
): Promise<Listed<Row>> {
  const first = (page - 1) * page_size;
  const { items, counted } = await batch(db, {
    items: db.all<Row>(sql`SELECT ${columns} FROM ${from} ORDER BY ${order}
      LIMIT ${Math.max(0, Math.min(page_size, mostListed - first))} OFFSET ${Math.min(first, mostListed)}`),
    counted: db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM (SELECT 1 FROM ${from} LIMIT ${sql.raw(String(mostListed + 1))})`,
    ),
  });
  const n = counted[0]?.n ?? 0;
  const total = Math.min(n, mostListed);
  return { items, total, is_more: n > mostListed, page, page_size, total_pages: Math.ceil(total / page_size) };
}
