import { sql } from "drizzle-orm";
import { type AgendaLine, joining, roundStart, type Slots } from "#worker/kit/slots.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { Scope } from "#worker/scope.ts";
import { mostMissed } from "./contract.ts";
import { missedDays, readingFeedRounds, serializeFeedRound } from "./round-rows.ts";

type DueRound = { id: string; name: string; first_on: string; items: string | null; days: string };

/** The statement that reads the rounds that are fed, with what they feed in short and their booked days; no bird is counted. */
const roundsDue = ({ db, org_id, today }: Scope) =>
  db.all<DueRound>(sql`
    SELECT it.id, it.name, it.first_on, (
      SELECT group_concat(name, ' · ') FROM (
        SELECT DISTINCT items.name FROM feed_lines line
        CROSS JOIN items ON items.org_id = ${org_id} AND items.id = line.item_id
        WHERE line.org_id = ${org_id} AND line.feed_round_id = it.id ORDER BY line.position LIMIT 4)) AS items, (
      SELECT json_group_array(booking.on_day) FROM feed_bookings booking
      WHERE booking.org_id = ${org_id} AND booking.feed_round_id = it.id AND booking.undone_at IS NULL
        AND booking.on_day >= ${plusDays(today, -mostMissed)}) AS days
    FROM feed_rounds it WHERE it.org_id = ${org_id} AND it.retired_at IS NULL AND it.first_on <= ${today}
    ORDER BY it.name, it.id`);

/** A round with whether it is still to be fed today, and the days before on which nobody booked it. */
function dueOf({ id, name, first_on, items, days }: DueRound, today: string) {
  const booked = new Set(JSON.parse(days) as string[]);
  return { id, name, items, is_due: !booked.has(today), missed: missedDays(first_on, booked, today) };
}

/** Feed rounds among the lines of the agenda: today's until it is booked, and all missed days as one. */
export const feedingOnAgenda = {
  join: (scope: Scope, { from, to, late }: { from: string; to: string; late: boolean }) =>
    joining({ rounds: roundsDue(scope) }, ({ rounds }) => ({
      feeding: rounds.flatMap((row): AgendaLine[] => {
        const { today } = scope;
        const { id, name, items, is_due, missed } = dueOf(row, today);
        const days = missed.filter((day) => day <= to && (late || day >= from));
        const [first, last] = [days[0], days.at(-1)];
        const line = (on: string, until: string): AgendaLine => ({
          step: "feed",
          on,
          until,
          is_late: on < today,
          subject_id: id,
          title: name,
          detail: items,
          hour: null,
          nth: null,
          bird_ids: [],
          egg_ids: [],
          place_id: null,
          place: null,
          occurrence: on,
        });
        return [
          ...(first && last ? [line(first, last)] : []),
          ...(is_due && from <= today && to >= today ? [line(today, today)] : []),
        ];
      }),
    })),
} satisfies Slots["agendaLines"];

/** What is still to be fed today, and what was missed, for the one press on the first page. */
export const feedingOnDashboard = {
  join: (scope: Scope) =>
    joining({ feed_rounds: roundsDue(scope) }, ({ feed_rounds }) => ({
      feeding: feed_rounds
        .map((row) => dueOf(row, scope.today))
        .filter(({ is_due, missed }) => is_due || missed.length > 0)
        .map(({ id, name, items, is_due, missed }) => ({
          id,
          name,
          items,
          on: is_due ? scope.today : null,
          missed: missed.length > 0 ? { from: missed[0] ?? "", on: missed.at(-1) ?? "", count: missed.length } : null,
        })),
    })),
} satisfies Slots["dashboard"];

/** So many rounds the walk begins with, and so many lines of each: it is kept small. */
const mostOnRound = 15;

/** The rounds that nobody has booked today, where the walk begins: what each feeds, and on which days it may be booked. */
export const feedingOnRound = {
  join: (scope: Scope) =>
    joining(
      {
        rounds: readingFeedRounds(
          scope,
          sql`it.retired_at IS NULL AND it.first_on <= ${scope.today} AND NOT EXISTS (
            SELECT 1 FROM feed_bookings booking WHERE booking.org_id = ${scope.org_id} AND booking.feed_round_id = it.id
              AND booking.on_day = ${scope.today} AND booking.undone_at IS NULL)
            ORDER BY it.name, it.id LIMIT ${mostOnRound}`,
        ),
      },
      ({ rounds }) => ({
        feeding: rounds
          .map((row) => serializeFeedRound(row, scope.today))
          .map(({ id, name, lines, missed }) => ({
            place_id: roundStart,
            id,
            name,
            lines: lines
              .filter(({ amount }) => amount > 0)
              .slice(0, mostOnRound)
              .map(({ item, unit, amount }) => ({ item, unit, amount })),
            days: [...missed.filter((day) => day === plusDays(scope.today, -1)), scope.today],
          })),
      }),
    ),
} satisfies Slots["round"];
