import { sql } from "drizzle-orm";
import { joining, type Slots } from "#worker/kit/slots.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { Scope } from "#worker/scope.ts";
import { followUpsBefore, quarantinesEnding, quarantinesOver } from "./open-events.ts";

type Counted = { birds: number; ring: string | null };
/** A quarantine that ends is told of so many days before. */
const daysBefore = 2;

const counting = ({ db, org_id }: Scope, which: ReturnType<typeof sql>) =>
  db.all<Counted>(sql`
    SELECT count(DISTINCT birds.id) AS birds, min(birds.identifier) AS ring FROM health_events it
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = it.bird_id AND birds.deleted_at IS NULL
      AND birds.is_reference = 0
    WHERE it.org_id = ${org_id} AND ${which}`);

const none: Counted = { birds: 0, ring: null };

/** Who is to be looked at again by today, and whose quarantine ends or is over. */
export const healthToday = {
  join: (scope: Scope) =>
    joining(
      {
        followUps: counting(scope, followUpsBefore(scope, scope.today)),
        ending: counting(scope, quarantinesEnding(scope, scope.today, plusDays(scope.today, daysBefore))),
        over: counting(scope, quarantinesOver(scope)),
      },
      ({ followUps: [due = none], ending: [ending = none], over: [over = none] }) => ({
        health: { follow_ups: due, quarantines: ending, over },
      }),
    ),
} satisfies Slots["attention"];
