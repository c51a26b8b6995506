import { type SQL, sql } from "drizzle-orm";
import { isGone } from "#worker/birds/columns/presence.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { Scope } from "#worker/scope.ts";

type OrgScope = Pick<Scope, "org_id" | "today">;

/** Who died or left needs no look any more; only what the dead were examined for may still be waited for. */
const isLookedFor = (scope: OrgScope): SQL => sql`(it.kind = 'necropsy' OR NOT ${isGone(scope)})`;

/** Visits that were to come until a day and of which nobody said that they took place; sees `it` and `birds`. */
export const followUpsBefore = (scope: OrgScope, until: string, from = "1900-01-01"): SQL =>
  sql`it.follow_up_on BETWEEN ${from} AND ${until} AND it.follow_up_on IS NOT NULL AND it.followed_up_on IS NULL
    AND ${isLookedFor(scope)}`;

// A recovery of the same day ends it too.
const isUnrecovered = ({ org_id }: OrgScope): SQL => sql`NOT EXISTS (
  SELECT 1 FROM health_events later WHERE later.org_id = ${org_id} AND later.bird_id = it.bird_id
    AND later.kind = 'recovery' AND later.on_day >= it.on_day AND later.created_at >= it.created_at)`;

/** Quarantines whose last day is between two, and that no recovery ended before. */
export const quarantinesEnding = (scope: OrgScope, from: string, until: string): SQL =>
  sql`it.kind = 'quarantine' AND it.until_on BETWEEN ${from} AND ${until} AND NOT ${isGone(scope)} AND ${isUnrecovered(scope)}`;

/** For so long a quarantine that is over asks what became of it. */
const daysOver = 366;

/** Those that are over, while the bird still has the status. */
export const quarantinesOver = (scope: OrgScope): SQL =>
  sql`${quarantinesEnding(scope, plusDays(scope.today, -daysOver), plusDays(scope.today, -1))} AND ${isQuarantined(scope)}`;

/** Those that run, and those that are over while the bird still has the status. */
export const runningQuarantines = (scope: OrgScope): SQL =>
  sql`(${quarantinesEnding(scope, plusDays(scope.today, -daysOver), "9999-12-31")}
    AND (it.until_on >= ${scope.today} OR ${isQuarantined(scope)}))`;

const isQuarantined = ({ org_id }: OrgScope): SQL => sql`birds.status_id IN (
  SELECT statuses.id FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.key = 'quarantine')`;
