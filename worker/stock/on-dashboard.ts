import { sql } from "drizzle-orm";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { shelved } from "./shelf.ts";

/** How many items are below their minimum, or last no longer than a delivery and a week. */
export const lowOnDashboard = {
  join: (scope: Scope) =>
    joining(
      { low: scope.db.all<{ n: number }>(sql`SELECT count(*) AS n FROM ${shelved(scope)} it WHERE it.is_low`) },
      ({ low }) => ({ low_items: low[0]?.n ?? 0 }),
    ),
} satisfies Slots["dashboard"];
