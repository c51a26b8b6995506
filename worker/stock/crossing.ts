import { sql } from "drizzle-orm";
import { noticed } from "#worker/notifications/noting.ts";
import type { Scope } from "#worker/scope.ts";

/**
 * The statement that notifies, once, of items that the moves of one base took below their minimum, for the end of their
 * batch; whoever wrote them too, for they may not see the shelf.
 */
export function lowNotice(scope: Pick<Scope, "db" | "org_id" | "now">, base: string) {
  const { org_id } = scope;
  const crossed = sql`(SELECT item_id, sum(quantity) AS quantity FROM stock_moves
      WHERE org_id = ${org_id} AND id > ${`${base}_`} AND id < ${`${base}_~`} GROUP BY item_id) moved
    CROSS JOIN items ON items.org_id = ${org_id} AND items.id = moved.item_id
    WHERE items.retired_at IS NULL AND items.balance < items.minimum AND items.balance - moved.quantity >= items.minimum`;
  return noticed(
    { ...scope, user_id: null },
    {
      event: "stock.low",
      key: base,
      link: "/stock?show=low",
      facts: { count: sql`(SELECT count(*) FROM ${crossed})`, name: sql`(SELECT min(items.name) FROM ${crossed})` },
    },
    sql`EXISTS (SELECT 1 FROM ${crossed})`,
  );
}
