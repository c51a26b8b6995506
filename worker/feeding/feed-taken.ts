import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { lowNotice } from "#worker/stock/crossing.ts";
import { lotsForAll, taking } from "#worker/stock/taking.ts";
import { amountFed } from "./birds-fed.ts";

/** The booking of a round for a day, and how the ids of its moves begin. */
export type Booking = { id: string; base: string; round: string; on: string };

/** A booking by its id; its moves begin alike, so that asking again takes nothing twice. */
export const bookingOf = (id: string, round: string, on: string): Booking => ({
  id,
  base: `sm_${id.slice(id.indexOf("_") + 1)}`,
  round,
  on,
});

// What a line for the birds of one place or species costs is a share of that one; of several it is nobody's own.
const onlyTarget = ({ org_id }: Pick<Scope, "org_id">, column: "place_id" | "species_id"): SQL => sql`(
  SELECT max(${sql.raw(`aimed.${column}`)}) FROM feed_targets aimed
  WHERE aimed.org_id = ${org_id} AND aimed.feed_line_id = line.id GROUP BY aimed.feed_line_id HAVING count(*) = 1)`;

/** What a round comes to now, as the rows of a taking. */
const wantedBy = (scope: Scope, round: string): SQL => sql`
  SELECT line.position AS key, line.item_id, ${amountFed(scope)} AS quantity, NULL AS pair_id,
    ${onlyTarget(scope, "species_id")} AS species_id, ${onlyTarget(scope, "place_id")} AS place_id
  FROM feed_lines line WHERE line.org_id = ${scope.org_id} AND line.feed_round_id = ${round}`;

/**
 * The statements that take from the stock what a booking feeds, where this very write made it; they stand behind it. What
 * was fed was fed: the last lot of an item may fall below zero.
 */
export function feedTaken(scope: Scope, { id, base, round, on }: Booking) {
  const wanted = wantedBy(scope, round);
  const when = sql`EXISTS (SELECT 1 FROM feed_bookings WHERE org_id = ${scope.org_id} AND id = ${id}
    AND created_at = ${scope.now} AND undone_at IS NULL)`;
  return {
    lots: lotsForAll(scope, wanted, { on, when }),
    taken: taking(scope, wanted, { kind: "use", on, base, when, below: true, feed_booking_id: id }),
    low: lowNotice(scope, base),
  };
}
