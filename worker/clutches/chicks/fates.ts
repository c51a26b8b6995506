import { type SQL, sql } from "drizzle-orm";
import { meansGone } from "#worker/birds/columns/presence.ts";
import { meansDead } from "#worker/birds/columns/status-day.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { Scope } from "#worker/scope.ts";

type DayScope = Pick<Scope, "org_id" | "today">;

/** Where nobody knows when a species is weaned, its young leave the nest by themselves after so many days. */
export const longestNest = 120;
/** Nor does anybody wait longer than so many days past the day of weaning. */
const patience = 30;

/** The first day of hatching of chicks that are still awaited to be weaned. */
export const growingSince = ({ org_id, today }: DayScope): SQL => sql`(
  SELECT date(${today}, '-' || max(${longestNest}, ifnull(max(species.weaning_day), 0) + ${patience}) || ' days')
  FROM species WHERE species.org_id = ${org_id})`;

/**
 * Whether the bird at hand, `chick`, that came of the row of `eggs` at hand, which hatched and is not weaned, still grows
 * up here.
 */
export const isGrowing = (scope: DayScope): SQL => sql`(chick.id IS NOT NULL AND chick.deleted_at IS NULL
  AND eggs.hatched_on >= ${plusDays(scope.today, -longestNest)} AND NOT ${meansGone(scope, sql`chick.status_id`)})`;

/** Whether it died in the nest: by the day on which its species, `kind`, is weaned, where the day is known. */
export const isLost = (scope: DayScope): SQL => sql`(${meansDead(scope, sql`chick.status_id`)} AND ifnull(
  julianday(chick.status_since) - julianday(eggs.hatched_on) <= ifnull(kind.weaning_day, ${longestNest}), 1))`;
