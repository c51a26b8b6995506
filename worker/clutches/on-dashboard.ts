import { sql } from "drizzle-orm";
import { isOpenEgg } from "#db/schema/clutches.ts";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { countsOf, hasEndedBy } from "./result-counts.ts";

/** The same day a year before; the last of February where a leap year's has none. */
const yearBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace(/-02-29$/, "-02-28");

/** What the eggs of a season came to that were set: of those that `ended`, how many hatched; `open` are still to come. */
type SeasonRate = { season: number; hatched: number; ended: number; open: number };

/**
 * The statement that counts, of the eggs that were set, those of this season and of the last, as that stood on `lastDay`, a
 * year ago. `now` is the year of this season, as `seasonOf` has it.
 */
function seasonRates({ db, org_id, today }: Scope, lastDay: string) {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const { set, open_set, hatched } = countsOf("eggs");
  const isNow = sql`pairs.season = season.now`;
  const ended = sql`(${set} AND CASE WHEN ${isNow} THEN NOT eggs.${sql.raw(isOpenEgg)} ELSE ${hasEndedBy(sql`${lastDay}`)} END)`;
  return db.all<SeasonRate & { now: number }>(sql`
    SELECT season.now, pairs.season, ifnull(sum(${ended} AND ${hatched}), 0) AS hatched, ifnull(sum(${ended}), 0) AS ended,
      ifnull(sum(${isNow} AND ${open_set}), 0) AS open
    FROM (SELECT ${year} - (${month} < season_start_month) + (season_start_month > 6) AS now
      FROM organizations WHERE id = ${org_id}) season
    CROSS JOIN pairs ON pairs.org_id = ${org_id} AND pairs.season IN (season.now, season.now - 1)
    CROSS JOIN eggs ON eggs.org_id = pairs.org_id AND eggs.pair_id = pairs.id
    GROUP BY pairs.season`);
}

/** What of the eggs that ended hatched, this season and on the same day of the last. */
export const hatchedOnDashboard = {
  join: (scope: Scope) => {
    const lastDay = yearBefore(scope.today);
    return joining({ rates: seasonRates(scope, lastDay) }, ({ rates }) => {
      const [now, last] = [0, 1].map((ago) => rates.find((it) => it.season === it.now - ago));
      return { hatched: { now: now ?? null, last: last ?? null, today: scope.today, last_day: lastDay } };
    });
  },
} satisfies Slots["dashboard"];
