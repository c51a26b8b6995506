import { type SQL, sql } from "drizzle-orm";
import type { HealthKind } from "#db/words/care.ts";
import { kindIs } from "#worker/birds/columns/presence.ts";
import { isTooEarly, storedFacts } from "#worker/birds/columns/status-day.ts";
import { inFlock, writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import type { Scope } from "#worker/scope.ts";
import { seededAgain, statusOf } from "#worker/statuses/seeded-statuses.ts";

/** The status that an event gives a bird by itself. */
const given: Partial<Record<HealthKind, "sick" | "quarantine">> = { illness: "sick", quarantine: "quarantine" };
const isAiling = (scope: Scope): SQL =>
  sql`ifnull(birds.status_id IN (${statusOf(scope, "sick")}, ${statusOf(scope, "quarantine")}), 0)`;

/** The status that the row of `birds` at hand had before it fell ill or came into quarantine; null where nobody knows. */
export const statusBefore = (scope: Scope): SQL => sql`(
  SELECT past.status_before_id FROM health_events past
  WHERE past.org_id = ${scope.org_id} AND past.bird_id = birds.id AND past.kind IN ('illness', 'quarantine')
    AND past.status_before_id IS NOT NULL
  ORDER BY past.on_day DESC, past.created_at DESC, past.id DESC LIMIT 1)`;

/** What an event keeps of the row of `birds` at hand: its status, or what it was before where it ails already. */
export const keptStatus = (scope: Scope, kind: HealthKind): SQL =>
  given[kind] === undefined ? sql`NULL` : sql`iif(${isAiling(scope)}, ${statusBefore(scope)}, birds.status_id)`;

type Became = {
  kind: HealthKind;
  on: string;
  /** Whose birds: a condition on the row of `birds`. */
  which: SQL;
  when: SQL;
};

/**
 * The statements by which the status of birds follows an event; nothing for kinds that say nothing of it. Who is gone or
 * away stays so, and what was said of a later day stands.
 */
export function statusAfter(scope: Scope, { kind, on, which, when }: Became) {
  const key = given[kind] ?? (kind === "recovery" ? ("active" as const) : undefined);
  if (key === undefined) return {};
  const becomes =
    kind === "recovery" ? sql`ifnull(${statusBefore(scope)}, ${statusOf(scope, key)})` : statusOf(scope, key);
  const from = kind === "recovery" ? isAiling(scope) : sql`birds.status_id IS NOT ${statusOf(scope, key)}`;
  const since = sql`CASE WHEN ${isTooEarly(sql`${on}`, storedFacts)} THEN NULL ELSE ${on} END`;
  return {
    ...seededAgain(scope, key, when),
    became: scope.db.run(sql`
      UPDATE birds SET status_id = ${becomes}, status_since = ${since}, ${writeStampSql(scope, { on })}
      WHERE birds.org_id = ${scope.org_id} AND ${inFlock} AND ${which} AND ${kindIs(scope, "present")} AND ${from}
        AND (birds.status_since IS NULL OR birds.status_since <= ${on}) AND ${when}`),
  };
}
