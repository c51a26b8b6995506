import { and, asc, gte, isNull, or, type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { incubatorAlarms } from "#db/schema/incubators.ts";
import { jsonCells, jsonRows } from "#worker/json-rows.ts";
import type { Statements } from "#worker/kit/batch.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { AlarmChanges, KeptAlarm } from "./planned-alarms.ts";

type Asking = Pick<Scope, "db" | "org_id">;
const ofMachine = (incubator_id: string) => sql`${incubatorAlarms.incubator_id} = ${incubator_id}`;

/** The statement that reads a machine's alarms that are open, or were after an instant (ISO). */
export const alarmsSince = (scope: Asking, incubator_id: string, since: string) =>
  scope.db
    .select({
      id: incubatorAlarms.id,
      kind: incubatorAlarms.kind,
      level: incubatorAlarms.level,
      opened_at: incubatorAlarms.opened_at,
      closed_at: incubatorAlarms.closed_at,
      worst: incubatorAlarms.worst,
    })
    .from(incubatorAlarms)
    .where(
      owned(
        scope,
        incubatorAlarms,
        and(ofMachine(incubator_id), or(isNull(incubatorAlarms.closed_at), gte(incubatorAlarms.closed_at, since))),
      ),
    )
    .orderBy(asc(incubatorAlarms.opened_at));
type AlarmRow = Awaited<ReturnType<typeof alarmsSince>>[number];

/** An alarm's row with its instants in ms. */
export const keptAlarm = ({ opened_at, closed_at, ...row }: AlarmRow): KeptAlarm => ({
  ...row,
  opened_at: Date.parse(opened_at),
  closed_at: closed_at === null ? null : Date.parse(closed_at),
});

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** What was planned, with the ids of the alarms that are new. */
export const withIds = ({ gone, changed, opened }: AlarmChanges) => ({
  gone,
  changed,
  opened: opened.map((is) => ({ id: newId("alarm"), is })),
});
export type PlannedAlarms = ReturnType<typeof withIds>;

/**
 * The statements that write what was planned, while a condition holds. What becomes another than it was is first put where it is
 * in nobody's way: one that closes must not meet one that opens in its place.
 */
export function alarmWrites(
  { db, org_id }: Asking,
  incubator_id: string,
  plan: PlannedAlarms,
  onlyIf: SQL,
): Statements {
  const { gone, changed, opened } = plan;
  const its = sql`org_id = ${org_id} AND incubator_id = ${incubator_id}`;
  const among = (alarms: ReadonlyArray<{ id: string }>) =>
    sql`id IN (SELECT value FROM ${jsonRows(alarms.map(({ id }) => id))}) AND ${onlyIf}`;
  const cells = changed.map(({ was, is }) => [was.id, is.level, iso(is.opened_at), iso(is.closed_at), is.worst]);
  const rows = opened.map(({ id, is }) => [id, is.kind, is.level, iso(is.opened_at), iso(is.closed_at), is.worst]);
  return {
    ...(gone.length > 0 && { gone: db.run(sql`DELETE FROM incubator_alarms WHERE ${its} AND ${among(gone)}`) }),
    ...(changed.length > 0 && {
      aside: db.run(sql`UPDATE incubator_alarms SET opened_at = '~' || id, closed_at = coalesce(closed_at, '~')
        WHERE ${its} AND ${among(changed.map(({ was }) => was))}`),
      changed: db.run(sql`UPDATE incubator_alarms
        SET level = one.value->>1, opened_at = one.value->>2, closed_at = one.value->>3, worst = one.value->>4
        FROM ${jsonCells(cells)} one WHERE ${its} AND id = one.value->>0 AND ${onlyIf}`),
    }),
    ...(opened.length > 0 && {
      opened:
        db.run(sql`INSERT INTO incubator_alarms (id, org_id, incubator_id, kind, level, opened_at, closed_at, worst)
        SELECT value->>0, ${org_id}, ${incubator_id}, value->>1, value->>2, value->>3, value->>4, value->>5
        FROM ${jsonCells(rows)} WHERE ${onlyIf}`),
    }),
  };
}
