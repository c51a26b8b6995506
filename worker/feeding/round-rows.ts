import { type SQL, sql } from "drizzle-orm";
import { feedRounds } from "#db/schema/feeding.ts";
import type { StockUnit } from "#db/words/stock.ts";
import { rowsOf } from "#worker/kit/rows.ts";
import { daysFrom, plusDays } from "#worker/locales/calendar.ts";
import type { Scope } from "#worker/scope.ts";
import { birdsFed } from "./birds-fed.ts";
import { mostMissed } from "./contract.ts";

/** The organisation's feed rounds, by name. */
export const feedRoundRows = rowsOf({
  table: feedRounds,
  id: "feed_round",
  subject: "feed_round",
  hidden: [],
  order: feedRounds.name,
  auditNames: { made: ["name"], gone: ["name"] },
  messages: { in_use: "feeding.delete.booked", reused: "feeding.reused" },
});

/** A line of a feed round; amounts in units of its item. */
export type FeedLine = {
  item_id: string;
  item: string;
  unit: StockUnit;
  /** One of both. */
  quantity: number | null;
  per_bird: number | null;
  places: Array<{ id: string; name: string }>;
  species: Array<{ id: string; name: string }>;
  /** How many birds it counts today; null where it counts none. */
  birds: number | null;
  /** What it comes to today. */
  amount: number;
};

type ReadRound = {
  id: string;
  name: string;
  first_on: string;
  retired_at: string | null;
  version: number;
  lines: string;
  booked: string;
};

/** A feed round with what it comes to today, and whether it was fed. */
export type FeedRound = Omit<ReadRound, "lines" | "booked"> & {
  lines: FeedLine[];
  /** When (ISO) it was booked for today, and by whom; null where it was not. */
  booked: { at: string; by: string | null } | null;
  /** The days before today on which it was not booked, the oldest first. */
  missed: string[];
};

const named = ({ org_id }: Scope, table: "places" | "species", column: SQL, name: SQL): SQL => sql`json((
  SELECT json_group_array(json_object('id', near.id, 'name', ${name})) FROM feed_targets aimed
  CROSS JOIN ${sql.identifier(table)} near ON near.org_id = ${org_id} AND near.id = ${column}
  WHERE aimed.org_id = ${org_id} AND aimed.feed_line_id = line.id))`;

const linesOf = (scope: Scope): SQL => sql`(
  SELECT json_group_array(json_object('item_id', item_id, 'item', item, 'unit', unit, 'n', quantity, 'is_per_bird', is_per_bird,
    'birds', birds, 'places', json(places), 'species', json(species))) FROM (
    SELECT line.item_id, items.name AS item, items.unit, line.quantity, line.is_per_bird,
      CASE WHEN line.is_per_bird THEN ${birdsFed(scope)} END AS birds,
      ${named(scope, "places", sql`aimed.place_id`, sql`near.name`)} AS places,
      ${named(scope, "species", sql`aimed.species_id`, sql`near.common_name`)} AS species
    FROM feed_lines line
    CROSS JOIN items ON items.org_id = ${scope.org_id} AND items.id = line.item_id
    WHERE line.org_id = ${scope.org_id} AND line.feed_round_id = it.id ORDER BY line.position))`;

/** The days of a feed round `it` from one on that are booked, with when and by whom, as JSON. */
const bookedOf = ({ org_id }: Scope, from: string): SQL => sql`(
  SELECT json_group_array(json_array(booking.on_day, booking.created_at, users.name)) FROM feed_bookings booking
  LEFT JOIN users ON users.org_id = ${org_id} AND users.id = booking.user_id
  WHERE booking.org_id = ${org_id} AND booking.feed_round_id = it.id AND booking.undone_at IS NULL
    AND booking.on_day >= ${from})`;

/** The statement that reads feed rounds `it` under a condition, with whatever stands behind that. */
export const readingFeedRounds = (scope: Scope, condition: SQL) =>
  scope.db.all<ReadRound>(sql`
    SELECT it.id, it.name, it.first_on, it.retired_at, it.version, ${linesOf(scope)} AS lines,
      ${bookedOf(scope, plusDays(scope.today, -mostMissed))} AS booked
    FROM feed_rounds it WHERE it.org_id = ${scope.org_id} AND ${condition}`);

type LineRead = Pick<FeedLine, "item_id" | "item" | "unit" | "places" | "species" | "birds"> & {
  n: number;
  is_per_bird: 0 | 1;
};
type BookedDay = [on: string, at: string, by: string | null];

/** A feed round as it is answered on a day (`YYYY-MM-DD`). */
export function serializeFeedRound({ lines, booked, ...row }: ReadRound, today: string): FeedRound {
  const days = JSON.parse(booked) as BookedDay[];
  const now = days.find(([on]) => on === today);
  return {
    ...row,
    lines: (JSON.parse(lines) as LineRead[]).map(({ n, is_per_bird, birds, ...line }) => ({
      ...line,
      quantity: is_per_bird ? null : n,
      per_bird: is_per_bird ? n : null,
      birds,
      amount: n * (birds ?? 1),
    })),
    booked: now ? { at: now[1], by: now[2] } : null,
    missed: row.retired_at === null ? missedDays(row.first_on, new Set(days.map(([on]) => on)), today) : [],
  };
}

/** The days from the first on, at most `mostMissed` before today, that are not among the booked. */
export function missedDays(first_on: string, booked: ReadonlySet<string>, today: string): string[] {
  const count = Math.min(mostMissed, Math.max(0, daysFrom(first_on, today)));
  const days = Array.from({ length: count }, (_, at) => plusDays(today, at - count));
  return days.filter((day) => !booked.has(day));
}
