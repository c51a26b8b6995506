import { sql } from "drizzle-orm";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { lostNumbers, usedNumbers } from "./states.ts";

/** So many series of a year are told, the smallest rings first. */
const mostShown = 4;

type Left = { id: string; size_mm: number; left: number };

/** How many rings are left of each series of this year. */
export const ringsOnDashboard = {
  join: (scope: Scope) =>
    joining(
      {
        rings: scope.db.all<Left>(sql`
          SELECT series.id, series.size_mm,
            series.last_number - series.first_number + 1 - (SELECT count(*) FROM (${usedNumbers(scope, "series")}))
              - (SELECT count(*) FROM (${lostNumbers(scope, "series")})) AS left
          FROM (SELECT * FROM ring_series WHERE org_id = ${scope.org_id} AND year = ${Number(scope.today.slice(0, 4))}
            ORDER BY size_mm, id LIMIT ${mostShown}) series ORDER BY series.size_mm, series.id`),
      },
      ({ rings }) => ({ rings_left: rings.filter(({ left }) => left > 0) }),
    ),
} satisfies Slots["dashboard"];
