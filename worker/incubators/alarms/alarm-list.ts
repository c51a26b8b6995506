import { and, desc, eq, sql } from "drizzle-orm";
import { incubatorAlarms, incubators } from "#db/schema/incubators.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";

/** Alarms that are listed at once, the newest of them. */
const mostListed = 200;
const { id, kind, level, opened_at, closed_at, worst, acknowledged_at } = incubatorAlarms;
const acknowledged_by = sql<string | null>`(SELECT trim(person.first_name || ' ' || person.last_name) FROM users person
  WHERE person.org_id = ${incubatorAlarms.org_id} AND person.id = ${incubatorAlarms.acknowledged_by})`.as(
  "acknowledged_by_name",
);
const columns = { id, kind, level, opened_at, closed_at, worst, acknowledged_at, acknowledged_by };

/** The statement that reads a machine's alarms that share a moment with a span of instants, the newest first. */
export const alarmRows = (scope: Scope, incubator_id: string, span?: { from: string; to: string }) =>
  scope.db
    .select(columns)
    .from(incubatorAlarms)
    .where(
      owned(
        scope,
        incubatorAlarms,
        and(
          eq(incubatorAlarms.incubator_id, incubator_id),
          span && sql`opened_at < ${span.to} AND (closed_at IS NULL OR closed_at >= ${span.from})`,
        ),
      ),
    )
    .orderBy(desc(opened_at), desc(id))
    .limit(mostListed);
type AlarmRow = Awaited<ReturnType<typeof alarmRows>>[number];

/** A machine's newest alarms; `missing` where there is no such machine. */
export async function listAlarms(scope: Scope, incubator_id: string): Promise<AlarmRow[]> {
  const { machine, alarms } = await batch(scope.db, {
    machine: scope.db
      .select({ id: incubators.id })
      .from(incubators)
      .where(owned(scope, incubators, eq(incubators.id, incubator_id))),
    alarms: alarmRows(scope, incubator_id),
  });
  if (machine.length === 0) throw new Refusal("missing");
  return alarms;
}

/** Notes who has seen an alarm first, and when; who comes later changes nothing. Answers the alarm. */
export async function acknowledge(scope: Scope, incubator_id: string, alarm_id: string): Promise<AlarmRow> {
  const { db, org_id, user_id, now } = scope;
  const { alarms } = await batch(db, {
    seen: db.run(sql`UPDATE incubator_alarms SET acknowledged_at = ${now}, acknowledged_by = ${user_id}
      WHERE org_id = ${org_id} AND incubator_id = ${incubator_id} AND id = ${alarm_id} AND acknowledged_at IS NULL`),
    alarms: db
      .select(columns)
      .from(incubatorAlarms)
      .where(owned(scope, incubatorAlarms, and(eq(incubatorAlarms.incubator_id, incubator_id), eq(id, alarm_id)))),
  });
  const [alarm] = alarms;
  if (!alarm) throw new Refusal("missing");
  return alarm;
}

/** One alarm with the machine it is of; `missing` where there is none. */
export async function findAlarm(scope: Scope, alarm_id: string) {
  const [alarm] = await scope.db
    .select({ ...columns, incubator_id: incubatorAlarms.incubator_id, incubator: incubators.name })
    .from(incubatorAlarms)
    .innerJoin(
      incubators,
      and(eq(incubators.org_id, incubatorAlarms.org_id), eq(incubators.id, incubatorAlarms.incubator_id)),
    )
    .where(owned(scope, incubatorAlarms, eq(id, alarm_id)));
  if (!alarm) throw new Refusal("missing");
  return alarm;
}
