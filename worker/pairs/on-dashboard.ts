import { sql } from "drizzle-orm";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";

/** How many pairs are together. */
export const activePairs = {
  join: ({ db, org_id }: Scope) =>
    joining(
      {
        active: db.all<{ n: number }>(sql`
          SELECT count(*) AS n FROM pairs WHERE org_id = ${org_id} AND state = 'active'`),
      },
      ({ active }) => ({ active_pairs: active[0]?.n ?? 0 }),
    ),
} satisfies Slots["dashboard"];
