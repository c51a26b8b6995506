import { type SQL, sql } from "drizzle-orm";
import { joining, type Slots } from "#worker/kit/slots.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { Scope } from "#worker/scope.ts";
import { followUpsBefore, quarantinesEnding, quarantinesOver } from "./open-events.ts";

type Counted = { birds: number; ring: string | null };
/** A quarantine that ends is told of so many days before. */
const daysBefore = 2;

type Days = Pick<Scope, "org_id" | "today">;
const dueToday = (scope: Days) => followUpsBefore(scope, scope.today);
const endingSoon = (scope: Days) => quarantinesEnding(scope, scope.today, plusDays(scope.today, daysBefore));

const birdsOf = ({ org_id }: Days, which: SQL) => sql`
  FROM health_events it
  CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = it.bird_id AND birds.deleted_at IS NULL
    AND birds.is_reference = 0
  WHERE it.org_id = ${org_id} AND ${which}`;

const counting = (scope: Scope, which: (scope: Days) => SQL) =>
  scope.db.all<Counted>(sql`
    SELECT count(DISTINCT birds.id) AS birds, min(birds.identifier) AS ring ${birdsOf(scope, which(scope))}`);

const among = (which: (scope: Days) => SQL) => (scope: Days) =>
  sql`birds.id IN (SELECT birds.id ${birdsOf(scope, which(scope))})`;

/** The same birds in the register. */
export const lookedAfter = {
  health: { due: among(dueToday), ending: among(endingSoon), over: among(quarantinesOver) },
} satisfies Slots["birdFilters"];

const none: Counted = { birds: 0, ring: null };

/** Who is to be looked at again by today, and whose quarantine ends or is over. */
export const healthToday = {
  join: (scope: Scope) =>
    joining(
      {
        followUps: counting(scope, dueToday),
        ending: counting(scope, endingSoon),
        over: counting(scope, quarantinesOver),
      },
      ({ followUps: [due = none], ending: [ending = none], over: [over = none] }) => ({
        health: { follow_ups: due, quarantines: ending, over },
      }),
    ),
} satisfies Slots["attention"];
