import { sql } from "drizzle-orm";
import type { SaleState } from "#db/words/trade.ts";
import { joining, mostFound, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";

type Row = { id: string; number: string; state: SaleState; contact: string | null };

// Of `v2027/12` and `2027/0012` the digits behind the year count, without the noughts before them.
const meant = /^v?[-\s]*(\d{4})\s*[/-]\s*(\d{1,8})$/i;

/** Sales by their number, whole or its year and number; only for those who may know of money. */
export const salesFound = {
  needs: "money.read",
  without: { sales: { items: [] as Row[], total: 0, total_is_capped: false } },
  join({ db, org_id }: Scope, q: string) {
    const [, year, nth] = meant.exec(q.trim()) ?? [];
    const number = year && nth ? `V-${year}/${String(Number(nth)).padStart(4, "0")}` : "";
    const rows = db.all<Row>(sql`
      SELECT sales.id, sales.number, sales.state, (SELECT head.name FROM contacts own
          CROSS JOIN contacts head ON head.org_id = own.org_id AND head.id = own.head_id
          WHERE own.org_id = sales.org_id AND own.id = sales.contact_id) AS contact
      FROM sales WHERE sales.org_id = ${org_id} AND sales.number = ${number} LIMIT ${mostFound}`);
    return joining({ rows }, (found) => ({
      sales: { items: found.rows as Row[], total: found.rows.length, total_is_capped: false },
    }));
  },
} satisfies Slots["search"];
