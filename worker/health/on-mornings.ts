import { sql } from "drizzle-orm";
import { joining, type MorningScope, type Slots } from "#worker/kit/slots.ts";
import { quarantinesEnding } from "./open-events.ts";

type Ending = { n: number; bird_id: string | null };

/** Quarantines whose last day this is, told once for all. */
export const quarantinesOnMornings = {
  join: (scope: MorningScope) =>
    joining(
      {
        ending: scope.db.all<Ending>(sql`
          SELECT count(DISTINCT birds.id) AS n, min(birds.id) AS bird_id FROM health_events it
          CROSS JOIN birds ON birds.org_id = ${scope.org_id} AND birds.id = it.bird_id AND birds.deleted_at IS NULL
          WHERE it.org_id = ${scope.org_id} AND ${quarantinesEnding(scope, scope.today, scope.today)}`),
      },
      ({ ending: [ending] }) => ({
        notices:
          ending && ending.n > 0
            ? [
                {
                  event: "quarantine.ends" as const,
                  key: scope.today,
                  link: "/health" as const,
                  facts: { count: ending.n, ...(ending.n === 1 && ending.bird_id && { bird_id: ending.bird_id }) },
                },
              ]
            : [],
      }),
    ),
} satisfies Slots["mornings"];
