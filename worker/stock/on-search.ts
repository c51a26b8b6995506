import { sql } from "drizzle-orm";
import type { StockUnit } from "#db/words/stock.ts";
import { joining, mostFound, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";

type Row = { id: string; name: string; category: string; balance: number; unit: StockUnit; total: number };

/** The items whose name or code has what is looked for in it, those on the shelf before the retired. */
export const itemsFound = {
  join: ({ db, org_id }: Scope, q: string) => {
    const key = foldName(q);
    const rows = db.all<Row>(sql`
      SELECT id, name, category, balance, unit, count(*) OVER () AS total FROM items
      WHERE org_id = ${org_id} AND (instr(name_key, ${key}) > 0 OR instr(lower(ifnull(code, '')), ${key}) > 0)
      ORDER BY retired_at IS NOT NULL, instr(name_key, ${key}) <> 1, name_key, id LIMIT ${mostFound}`);
    return joining({ rows }, (found) => ({
      items: {
        items: found.rows.map(({ total: _, ...row }) => row),
        total: found.rows[0]?.total ?? 0,
        total_is_capped: false,
      },
    }));
  },
} satisfies Slots["search"];
