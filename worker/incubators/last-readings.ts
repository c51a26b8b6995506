import { type SQL, sql } from "drizzle-orm";
import type { AlarmKind, AlarmLevel } from "#db/words/care.ts";
import type { Scope } from "#worker/scope.ts";
import { correctedOf } from "./readings/offsets.ts";

/** The last that was read of one measure, with the offset of its day, and when. */
type LastOf = { at: string; value: number } | null;
/** An alarm that is open. */
export type OpenAlarm = { id: string; kind: AlarmKind; level: AlarmLevel; opened_at: string; worst: number | null };

const reading = sql.raw("reading");

/** The last of a measure of a machine, as JSON: `[at, value]`; null where nothing was read. `id` is SQL that names the machine. */
const lastOf = ({ org_id }: Scope, id: SQL, measure: "temperature_c" | "humidity_pct") => sql`(
  SELECT json_array(reading.at, ${correctedOf(reading, measure)}) FROM incubator_readings reading
  WHERE reading.org_id = ${org_id} AND reading.incubator_id = ${id} AND reading.${sql.identifier(measure)} IS NOT NULL
  ORDER BY reading.at DESC LIMIT 1)`;

/** The columns that say how a machine is: what was last read, and its open alarms. Each is JSON. */
export const stateOf = (scope: Scope, id: SQL) => sql`
  ${lastOf(scope, id, "temperature_c")} AS last_temperature, ${lastOf(scope, id, "humidity_pct")} AS last_humidity,
  (SELECT json_group_array(json_object('id', open.id, 'kind', open.kind, 'level', open.level,
      'opened_at', open.opened_at, 'worst', open.worst))
    FROM incubator_alarms open WHERE open.org_id = ${scope.org_id} AND open.incubator_id = ${id}
    AND open.closed_at IS NULL) AS alarms`;

/** What `stateOf` answers. */
export type StateRow = { last_temperature: string | null; last_humidity: string | null; alarms: string };

/** A row of `stateOf` as it is told. */
export function stateIn<Row extends StateRow>(row: Row) {
  const { last_temperature, last_humidity, alarms, ...rest } = row;
  return {
    ...rest,
    last: { temperature_c: lastIn(last_temperature), humidity_pct: lastIn(last_humidity) },
    alarms: JSON.parse(alarms) as OpenAlarm[],
  };
}

function lastIn(text: string | null): LastOf {
  if (text === null) return null;
  const [at, value] = JSON.parse(text) as [string, number];
  return { at, value };
}

/** So many readings a machine's page shows; all of them have a page of their own. */
const mostShown = 6;

type ShownReading = { at: string; temperature_c: number | null; humidity_pct: number | null };

/** The statement that reads the newest readings of a machine, each with the offset of its instant. */
export const newestReadings = ({ db, org_id }: Scope, id: string) =>
  db.all<ShownReading>(sql`
    SELECT reading.at, ${correctedOf(reading, "temperature_c")} AS temperature_c,
      ${correctedOf(reading, "humidity_pct")} AS humidity_pct
    FROM incubator_readings reading WHERE reading.org_id = ${org_id} AND reading.incubator_id = ${id}
    ORDER BY reading.at DESC LIMIT ${mostShown}`);
