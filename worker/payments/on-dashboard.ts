import { sql } from "drizzle-orm";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { dueParts } from "./due/due-parts.ts";

type Late = { direction: "in" | "out"; currency: string; count: number; cents: number };

/** What is late of payments, as it needs attention. */
export const paymentsToday = {
  needs: "money.read",
  without: { payments: [] as Late[] },
  join: (scope: Scope) =>
    joining(
      {
        late: scope.db.all<Late>(sql`
          SELECT it.direction, it.currency, count(*) AS count, sum(it.cents) AS cents FROM ${dueParts(scope)} it
          WHERE it.on_day < ${scope.today} GROUP BY it.direction, it.currency ORDER BY it.direction, it.currency`),
      },
      ({ late }) => ({ payments: late }),
    ),
} satisfies Slots["attention"];
