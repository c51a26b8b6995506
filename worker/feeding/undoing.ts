import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { takingBack } from "#worker/stock/taking.ts";

/**
 * Takes a booking back, however long ago it was made: every move of it that nobody has corrected yet is corrected, in one
 * batch, and the day may be booked again. Said twice it is done once; `conflict` where the day never was booked.
 */
export async function undoFeedBooking(scope: Scope, round: string, on: string): Promise<{ days: string[] }> {
  const { db, org_id, now } = scope;
  const ofDay = sql`org_id = ${org_id} AND feed_round_id = ${round} AND on_day = ${on}`;
  const standing = sql`(SELECT id FROM feed_bookings WHERE ${ofDay} AND undone_at IS NULL)`;
  const { found, kept } = await batch(db, {
    corrected: takingBack(scope, sql`moved.feed_booking_id = ${standing}`, {
      base: newId("stock_move"),
      by: "stock_moves_by_booking",
    }),
    undone: db.run(sql`UPDATE feed_bookings SET undone_at = ${now} WHERE ${ofDay} AND undone_at IS NULL`),
    kept: db.all(sql`SELECT 1 FROM feed_bookings WHERE ${ofDay} LIMIT 1`),
    found: db.all(sql`SELECT 1 FROM feed_rounds WHERE org_id = ${org_id} AND id = ${round}`),
  });
  if (found.length === 0) throw new Refusal("missing");
  if (kept.length === 0) throw new Refusal("conflict", {}, { detail: "feeding.undo.none" });
  return { days: [on] };
}
