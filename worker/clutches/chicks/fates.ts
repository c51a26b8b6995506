import { type SQL, sql } from "drizzle-orm";
import { meansGone } from "#worker/birds/columns/presence.ts";
import { meansDead } from "#worker/birds/columns/status-day.ts";
import type { Scope } from "#worker/scope.ts";
import { plusDays } from "../days/calendar.ts";
import { speciesNumber } from "../days/embryo-deaths.ts";

type DayScope = Pick<Scope, "org_id" | "today">;

/** Where nobody knows when a species is weaned, its young leave the nest by themselves after so many days. */
export const longestNest = 120;

const chick = (condition: SQL): SQL => sql`EXISTS (SELECT 1 FROM birds chick
  WHERE chick.org_id = eggs.org_id AND chick.id = eggs.chick_id AND ${condition})`;

/** Whether the chick of the row of `eggs` at hand, which hatched and is not weaned, still grows up here. */
export const isGrowing = (scope: DayScope): SQL => sql`(eggs.hatched_on >= ${plusDays(scope.today, -longestNest)}
  AND ${chick(sql`chick.deleted_at IS NULL AND NOT ${meansGone(scope, sql`chick.status_id`)}`)})`;

/** Whether it died in the nest: by the day on which its species is weaned, where the day is known. */
export const isLost = (scope: DayScope): SQL =>
  chick(sql`${meansDead(scope, sql`chick.status_id`)} AND ifnull(
    julianday(chick.status_since) - julianday(eggs.hatched_on) <= ifnull(${speciesNumber("weaning_day")}, ${longestNest}), 1)`);
