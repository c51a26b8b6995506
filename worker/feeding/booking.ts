import { sql } from "drizzle-orm";
import { idForKey, newId } from "#db/ids.ts";
import { jsonCells, jsonRows } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { daysFrom, plusDays } from "#worker/locales/calendar.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { FeedBooked } from "./contract.ts";
import { type Booking, bookingOf, feedTaken } from "./feed-taken.ts";

/** What left the stock: negative, in units of the item. */
type FeedMove = { id: string; item_id: string; lot_id: string; on: string; quantity: number };
/** What was taken, and the days that are booked by it. */
export type Booked = { moves: FeedMove[]; days: string[] };

const mostAtOnce = 31;

/**
 * Books a feed round for a day, or for all days from another on that are not booked yet, in one batch: what it feeds leaves
 * the stock. A day is booked once, whoever asks: again it is a `conflict`, but for the same request under its own key.
 * Refuses days to come, before the round's first, and a round that has ended.
 */
export async function bookFeedRound(scope: Scope, round: string, { on, from = on }: FeedBooked): Promise<Booked> {
  refuseDays(scope, on, from);
  const days = Array.from({ length: daysFrom(from, on) + 1 }, (_, at) => plusDays(from, at));
  const bookings = await Promise.all(days.map((day) => bookingAt(scope, round, day)));
  const taken = bookings.flatMap((it) =>
    Object.entries(feedTaken(scope, it)).map(([name, statement]) => [`${name} ${it.on}`, statement] as const),
  );
  const ids = bookings.map(({ id }) => id);
  const { found, standing, moves } = await batch(scope.db, {
    booked: booked(scope, round, bookings),
    ...Object.fromEntries(taken),
    ...readingBooked(scope, { round, days, ids }),
  });
  const [kept] = found;
  if (!kept) throw new Refusal("missing");
  const own = standing.filter(({ id }) => ids.includes(id));
  // Sent again once it was taken back, it stays taken back.
  if (own.length > 0 || moves.length > 0) return { moves, days: own.map((it) => it.on) };
  throw whyNot(kept, { last: standing.at(-1), on });
}

async function bookingAt({ org_id, idempotency_key }: Scope, round: string, on: string): Promise<Booking> {
  const key = idempotency_key && `${round} ${on} ${idempotency_key}`;
  return bookingOf(key ? await idForKey("feed_booking", org_id, key) : newId("feed_booking"), round, on);
}

function refuseDays({ today }: Scope, on: string, from: string): void {
  if (on > today) throw new Refusal("invalid", { on: ["feeding.on.future"] });
  if (from > on) throw new Refusal("invalid", { from: ["feeding.on.backwards"] });
  if (daysFrom(from, on) >= mostAtOnce) throw new Refusal("invalid", { from: ["feeding.on.long"] });
}

/** The statement that books each day which nobody has booked yet. */
const booked = ({ db, org_id, user_id, now }: Scope, round: string, bookings: readonly Booking[]) =>
  db.run(sql`
    INSERT INTO feed_bookings (id, org_id, feed_round_id, on_day, user_id, created_at)
    SELECT value->>0, ${org_id}, ${round}, value->>1, ${user_id}, ${now}
    FROM ${jsonCells(bookings.map(({ id, on }) => [id, on]))} WHERE EXISTS (
      SELECT 1 FROM feed_rounds WHERE org_id = ${org_id} AND id = ${round} AND retired_at IS NULL AND first_on <= value->>1)
    ON CONFLICT DO NOTHING`);

type Round = { first_on: string; retired_at: string | null };
type Standing = { id: string; on: string; by: string | null };
type Query = { round: string; days: readonly string[]; ids: readonly string[] };

/** The statements that read what came of it: the round, the bookings of these days, and what was taken by the own. */
const readingBooked = ({ db, org_id }: Scope, { round, days, ids }: Query) => ({
  found: db.all<Round>(sql`SELECT first_on, retired_at FROM feed_rounds WHERE org_id = ${org_id} AND id = ${round}`),
  standing: db.all<Standing>(sql`
    SELECT booking.id, booking.on_day AS "on", users.name AS "by" FROM feed_bookings booking
    LEFT JOIN users ON users.org_id = ${org_id} AND users.id = booking.user_id
    WHERE booking.org_id = ${org_id} AND booking.feed_round_id = ${round} AND booking.undone_at IS NULL
      AND booking.on_day IN (SELECT value FROM ${jsonRows(days)}) ORDER BY booking.on_day`),
  moves: db.all<FeedMove>(sql`
    SELECT moved.id, moved.item_id, moved.lot_id, moved.on_day AS "on", moved.quantity FROM ${jsonRows(ids)} named
    CROSS JOIN stock_moves moved ON moved.org_id = ${org_id} AND moved.feed_booking_id = named.value
    WHERE moved.kind = 'use' ORDER BY moved.on_day, moved.id`),
});

function whyNot({ first_on, retired_at }: Round, { last, on }: { last: Standing | undefined; on: string }): Refusal {
  if (last?.by) return new Refusal("conflict", {}, { detail: "feeding.booked.by", values: { who: last.by } });
  if (last) return new Refusal("conflict", {}, { detail: "feeding.booked" });
  if (retired_at !== null) return new Refusal("conflict", {}, { detail: "feeding.retired" });
  if (on < first_on) return new Refusal("invalid", { on: ["feeding.on.early"] });
  return new Refusal("conflict", {}, { detail: "feeding.booked" });
}
